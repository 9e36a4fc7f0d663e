import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Environment } from "../environment.ts";
import { dkimOptions } from "./dkim.ts";
import { compose, type MailDraft, type MailTransport } from "./message.ts";

export function mailFolder(dataDir: string): string {
  return join(dataDir, "mailbox");
}

/** Without a mail server every message is written to a file that a mail program can open. */
export function mailFolderTransport(folder: string, dkim: Environment["dkim"]): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    ...dkimOptions(dkim),
  });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(message, addresses) {
      const { message: eml } = await composer.sendMail(compose(message, addresses));
      await writeDurably(join(folder, fileName(message)), eml as Buffer);
      const response = "written into the mail folder";
      return { accepted: addresses.map((address) => ({ address, response })), refused: [] };
    },
    close() {},
  };
}

/** Removes the file of a message that was erased while it was being written. */
export function removeCopy(dataDir: string, draft: string) {
  const message: MailDraft = JSON.parse(draft);
  rmSync(join(mailFolder(dataDir), fileName(message)), { force: true });
}

/** Sorts by time. The same message always has the same name, so sending it again overwrites it. */
function fileName(message: Pick<MailDraft, "date" | "messageId">): string {
  const time = message.date.replaceAll(/[-:.]/g, "");
  const [, id] = /^<?([^@]*)/.exec(message.messageId) ?? [];
  return `${time}-${id}.eml`;
}

const idInName = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Synchronous, because it runs within a transaction, which should hold SQLite's write lock no
 * longer than its queries take.
 */
export function listMailFolder(dataDir: string) {
  const folder = mailFolder(dataDir);
  const filesOf = new Map<string, string[]>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    for (const [id] of name.matchAll(idInName)) filesOf.set(id, [...(filesOf.get(id) ?? []), name]);
  }
  return {
    /** Copies whose names have one of these ids: of people, leads, calls or readers. */
    erase(ids: readonly string[]): number {
      const names = new Set(ids.flatMap((id) => filesOf.get(id) ?? []));
      for (const name of names) rmSync(join(folder, name), { force: true });
      return names.size;
    },
  };
}

/** Atomically: a reader sees the whole message or none, even after a crash. */
async function writeDurably(path: string, contents: Buffer) {
  const unfinished = `${path}.part`;
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
