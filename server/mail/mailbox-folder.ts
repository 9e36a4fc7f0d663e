import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Environment } from "../environment.ts";
import { compose } from "./compose.ts";
import type { MailTransport } from "./deliver-mail.ts";
import { dkimOptions } from "./dkim.ts";
import type { MailMessage } from "./message.ts";

export function mailboxFolder(dataDir: string): string {
  return join(dataDir, "mailbox");
}

/** Without a mail server every message becomes a complete file that a mail program can open. */
export function mailboxTransport(folder: string, dkim: Environment["dkim"]): MailTransport {
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
      const response = "written into the mailbox folder";
      return { accepted: addresses.map((address) => ({ address, response })), refused: [] };
    },
    close() {},
  };
}

/** Sorts by time, and is the same for the same message: sent again, it overwrites itself. */
function fileName(message: MailMessage): string {
  const time = message.date.replaceAll(/[-:.]/g, "");
  const id = message.messageId.replaceAll(/^<|@.*$/g, "");
  return `${time}-${id}.eml`;
}

/** The messages of one lead: the names of their files contain its id. */
export function eraseFromMailbox(dataDir: string, leadId: string): number {
  const folder = mailboxFolder(dataDir);
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder).filter((name) => name.includes(leadId));
  for (const name of files) rmSync(join(folder, name));
  return files.length;
}

/** A reader sees the whole message or none, even after a crash. */
async function writeDurably(path: string, contents: Buffer): Promise<void> {
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
