import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskFirstAdminPagePath } from "#contracts/desk/pages.ts";
import type { Environment } from "../../../environment.ts";
import type { Queries } from "../../../storage/tables.ts";
import { firstAdminLinkIsOpen } from "./sign-in-links.ts";

type Where = Pick<Environment, "dataDir">;

export function firstAdminFile({ dataDir }: Where): string {
  return join(dataDir, "first-admin-link.txt");
}

/**
 * The startup note about the first admin's link. A person at a terminal sees the link itself. Any
 * other output is probably a log that many can read for years, so the link goes into a file that
 * only the server's account can read.
 */
export function firstAdminNotes(
  environment: Pick<Environment, "dataDir" | "publicOrigin">,
  token: string | undefined,
  { toTerminal }: { toTerminal: boolean },
): string[] {
  removeFirstAdminFile(environment);
  if (token === undefined) return [];
  const url = `${environment.publicOrigin}${deskFirstAdminPagePath}#${token}`;
  const about = "The desk has no user yet. Become its first admin (once, within an hour)";
  if (toTerminal) return [`${about}: ${url}`];
  const file = firstAdminFile(environment);
  mkdirSync(environment.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${url}\n`, { mode: 0o600 });
  return [`${about}: the link is in ${file}`];
}

export function removeFirstAdminFile(where: Where) {
  rmSync(firstAdminFile(where), { force: true });
}

/** Runs every minute and removes the file once its link no longer works. */
export async function removeVoidFirstAdminFile(queries: Queries, where: Where, now: number) {
  if (!existsSync(firstAdminFile(where))) return;
  if (!(await firstAdminLinkIsOpen(queries, now))) removeFirstAdminFile(where);
}
