import { globSync, readFileSync } from "node:fs";
import PostalMime, { type Email } from "postal-mime";

/** What a server without SMTP_URL has sent, oldest first. */
export function readMailbox(dataDir: string): Promise<Email[]> {
  const files = globSync(`${dataDir}/mailbox/*.eml`).sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
}
