import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { counselQuestions } from "#content/counsel-questions.ts";
import { firmTimeZone } from "#content/firm.ts";
import { figures } from "#tax-law/registry.ts";
import { today } from "#wording/dates.ts";
import { launchFindings, launchReport } from "./launch-check/findings.ts";

/** `npm run launch-check`: what a firm must still replace before going live. */
const files = globSync("{content,protected}/**/*.{ts,mdx}", { exclude: ["**/*.test.ts"] }).sort();
const data: Record<string, unknown> = {};
for (const file of files.filter((name) => name.endsWith(".ts")))
  data[file] = { ...(await import(resolve(file))) };

const findings = launchFindings({
  texts: Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
  data,
  figures,
  counselQuestions,
  settings: process.env,
  today: today(firmTimeZone),
});
console.log(launchReport(findings));
process.exitCode = findings.length > 0 ? 1 : 0;
