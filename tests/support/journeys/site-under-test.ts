import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../site-server.ts";

/** Where the browser tests find the site, and what they may know about its server. */
export type SiteUnderTest = {
  url: string;
  /** Mailbox and database of the server. */
  dataDir: string;
  presentationsPassword: string;
};

/**
 * Decided once, in the process that reads playwright.config.ts first; the workers it starts inherit
 * the decision in their environment.
 */
async function decide(): Promise<SiteUnderTest> {
  const known = process.env.SITE_UNDER_TEST;
  if (known) return JSON.parse(known);
  const decided = {
    url: `http://localhost:${await freePort()}`,
    dataDir: mkdtempSync(join(tmpdir(), "site-under-test-")),
    presentationsPassword: "a password for tests",
  };
  process.env.SITE_UNDER_TEST = JSON.stringify(decided);
  process.on("exit", () => rmSync(decided.dataDir, { recursive: true, force: true }));
  return decided;
}

export const siteUnderTest: SiteUnderTest = await decide();
