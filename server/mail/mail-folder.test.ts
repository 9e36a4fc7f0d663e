import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { listMailFolder, mailFolder, mailFolderTransport, removeCopy } from "./mail-folder.ts";
import type { MailDraft } from "./message.ts";

const leadId = "0198c0de-0000-7000-8000-000000000000";
const firm = { name: "Firm", address: "info@firm.example" };

const draft = (purpose: string): MailDraft => ({
  messageId: `<${purpose}-${leadId}@firm.example>`,
  date: "2026-11-16T08:00:00.000Z",
  from: firm,
  replyTo: firm,
  to: { name: "Ada", address: "ada@practice.example" },
  body: {} as never,
  automatic: true,
});

async function write(...purposes: string[]): Promise<string> {
  const dataDir = temporaryFolder();
  const transport = mailFolderTransport(mailFolder(dataDir), undefined);
  for (const purpose of purposes) {
    const message = { ...draft(purpose), subject: "x", text: "x", html: "x" };
    await transport.send(message, ["ada@practice.example"], new AbortController().signal);
  }
  return dataDir;
}

const files = (dataDir: string) => readdirSync(mailFolder(dataDir)).join(" ");

test("a message that is sent again overwrites its copy", async () => {
  expect(readdirSync(mailFolder(await write("results", "results")))).toHaveLength(1);
});

test("the copy of a message that was erased while it was written is found by its draft", async () => {
  const dataDir = await write("results", "contact-notification");
  removeCopy(dataDir, JSON.stringify(draft("results")));
  expect(files(dataDir)).toMatch(/^\S*contact-notification\S*$/);
  removeCopy(dataDir, JSON.stringify(draft("results")));
});

test("copies are erased by the id of what they are about", async () => {
  const dataDir = await write("results", "results-for-cpa");
  expect(listMailFolder(dataDir).erase([leadId.replace("0198", "0199")])).toBe(0);
  expect(listMailFolder(dataDir).erase([leadId])).toBe(2);
  expect(files(dataDir)).toBe("");
});
