import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../tools/build/free-port.ts";

/** The site's address for the browser tests, and settings of its server. */
export type SiteUnderTest = {
  url: string;
  /** Holds the mail folder and the database of the server. */
  dataDir: string;
  deckPassword: string;
};

/**
 * Chosen once, in the process that first reads playwright.config.ts. Its workers inherit the choice
 * in their environment.
 */
async function decide(): Promise<SiteUnderTest> {
  const known = process.env.SITE_UNDER_TEST;
  if (known) return JSON.parse(known);
  const decided = {
    url: `http://localhost:${await freePort()}`,
    dataDir: mkdtempSync(join(tmpdir(), "site-under-test-")),
    deckPassword: "a password for tests",
  };
  process.env.SITE_UNDER_TEST = JSON.stringify(decided);
  process.on("exit", () => rmSync(decided.dataDir, { recursive: true, force: true }));
  return decided;
}

export const siteUnderTest: SiteUnderTest = await decide();
