import { resolveTxt } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { firm } from "#content/firm.ts";
import { type Finding, launchReport, mustBeDone, serverFindings } from "./findings.ts";
import { checkMailDomain } from "./mail-domain.ts";
import { checkSettingsFile } from "./settings-file.ts";

/** Asks the settings of this environment and the DNS, and ends with 1 if something is left. */
export async function reportLaunch(inContent: readonly Finding[]): Promise<void> {
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
