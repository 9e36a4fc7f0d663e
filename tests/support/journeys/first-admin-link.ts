import { readFileSync } from "node:fs";
import { firstAdminFile } from "#server/desk/sign-in/links/first-admin-file.ts";

/** The link of a server whose output no terminal reads: it is in a file. */
export function firstAdminLink({ dataDir }: { dataDir: string }): string {
  return readFileSync(firstAdminFile({ dataDir }), "utf8").trim();
}
