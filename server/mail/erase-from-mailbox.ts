import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mailboxFolder } from "./mailbox-folder.ts";

/** The mailbox folder holds copies of messages too; their names contain the lead's id. */
export function eraseFromMailbox(dataDir: string, leadId: string): number {
  const folder = mailboxFolder(dataDir);
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder).filter((name) => name.includes(leadId));
  for (const name of files) rmSync(join(folder, name));
  return files.length;
}
