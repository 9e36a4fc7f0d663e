import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { firmTimeZone } from "../../content/firm.ts";
import { figures } from "../../src/tax-law/registry.ts";
import { today } from "../../src/wording/dates.ts";
import type { SiteForLaunch } from "./launch-findings.ts";

export async function readSiteForLaunch(): Promise<SiteForLaunch> {
  const files = globSync("{content,protected}/**/*.{ts,mdx}", { exclude: ["**/*.test.ts"] }).sort();
  const data: Record<string, unknown> = {};
  for (const file of files.filter((name) => name.endsWith(".ts")))
    data[file] = { ...(await import(resolve(file))) };
  return {
    texts: Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
    data,
    figures,
    settings: process.env,
    today: today(firmTimeZone),
  };
}
