import { readFileSync } from "node:fs";
import { firstAdminFile } from "#server/desk/sign-in/links/first-admin-file.ts";

/** The link of a server that does not run in a terminal, which writes it to a file. */
export function firstAdminLink({ dataDir }: { dataDir: string }): string {
  return readFileSync(firstAdminFile({ dataDir }), "utf8").trim();
}
