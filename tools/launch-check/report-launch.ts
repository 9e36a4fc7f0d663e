import { resolveTxt } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { firm } from "#content/firm.ts";
import { settingNames } from "#server/environment.ts";
import { misspelledSettings } from "#server/operate/misspelled-settings.ts";
import { type Finding, launchReport, mustBeDone, serverFindings } from "./findings.ts";
import { checkMailDomain } from "./mail-domain.ts";

/** Asks the settings of this environment and the DNS, and ends with 1 if something is left. */
export async function reportLaunch(inContent: readonly Finding[]) {
  // SETTINGS_FILE: by deploy/bin/ledgerwell, whose settings come from that file.
  const { DKIM_DOMAIN = firm.domain, DKIM_SELECTOR, SETTINGS_FILE: file } = process.env;
  const mailDomain = await checkMailDomain(
    {
      domain: firm.email.replace(/^.*@/, ""),
      dkim: DKIM_SELECTOR ? { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR } : undefined,
    },
    resolveTxt,
  );
  const inFile = file === undefined ? [] : checkSettingsFile(readFileSync(file, "utf8"));
  const findings: Finding[] = [
    ...inContent,
    ...inFile.map((fault) => ({ topic: "Server settings" as const, ...fault })),
    ...serverFindings({ settings: process.env, mailDomain }),
  ];
  console.log(launchReport(findings));
  process.exitCode = mustBeDone(findings).length > 0 ? 1 : 0;
}

/** What is wrong with the lines of a settings file, each by its number. */
export function checkSettingsFile(text: string): { place: string; what: string }[] {
  const seen = new Set<string>();
  return text.split("\n").flatMap((line, index) => {
    const place = `line ${index + 1}`;
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === "") return [{ place, what: "is not NAME='value'" }];
    const twice = seen.has(name);
    seen.add(name);
    if (twice) return [{ place, what: `${name} is set again: only one of them counts` }];
    const [misspelled] = misspelledSettings({ [name]: value });
    if (misspelled) return [{ place, what: misspelled }];
    if (!settingNames.includes(name)) return [{ place, what: `${name} is not a setting` }];
    // A # ends such a value for the server, an & for a shell.
    if (/^('[^']*'|[\w@%+=:,./*-]*)$/.test(value)) return [];
    return [{ place, what: `${name}: put the value in single quotes, with none inside` }];
  });
}
