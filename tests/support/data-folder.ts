import { globSync, readFileSync } from "node:fs";
import PostalMime, { type Email } from "postal-mime";
import { firstAdminFile } from "#server/desk/sign-in/links/first-admin-file.ts";
import { silentLog } from "#server/log.ts";
import { openStorage, type Storage } from "#server/storage/storage.ts";
import { rowsIn } from "./rows.ts";

/** What a server without SMTP_URL has sent, oldest first. */
export function readMailbox(dataDir: string): Promise<Email[]> {
  const files = globSync(`${dataDir}/mailbox/*.eml`).sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
}

/** The link of a server that does not run in a terminal, which writes it to a file. */
export const firstAdminLink = ({ dataDir }: { dataDir: string }): string =>
  readFileSync(firstAdminFile({ dataDir }), "utf8").trim();

/** Works in the storage of a server, whether it runs or has stopped. */
export async function inStorage<Result>(
  { dataDir }: { dataDir: string },
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage({ databaseUrl: undefined, dataDir }, silentLog);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** The lead that a server stored last. */
export async function newestLead(server: { dataDir: string }) {
  const leads = await inStorage(server, (storage) => rowsIn(storage, "leads"));
  return leads.toSorted((one, other) => one.created_at - other.created_at).at(-1);
}
