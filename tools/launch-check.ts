import { resolveTxt } from "node:dns/promises";
import { firm } from "#content/firm.ts";
import { launchFindings, launchReport, mustBeDone } from "./launch-check/findings.ts";
import { checkMailDomain } from "./launch-check/mail-domain.ts";
import { readSite } from "./launch-check/read-site.ts";

/** `npm run launch-check`: what a firm must still replace before going live. */
const { DKIM_DOMAIN = firm.domain, DKIM_SELECTOR } = process.env;
const findings = launchFindings({
  ...(await readSite()),
  settings: process.env,
  mailDomain: await checkMailDomain(
    {
      domain: firm.email.replace(/^.*@/, ""),
      dkim: DKIM_SELECTOR ? { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR } : undefined,
    },
    resolveTxt,
  ),
});
console.log(launchReport(findings));
process.exitCode = mustBeDone(findings).length > 0 ? 1 : 0;
