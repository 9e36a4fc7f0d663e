import { launchFindings } from "./launch-check/launch-findings.ts";
import { readSiteForLaunch } from "./launch-check/read-site.ts";
import { launchReport } from "./launch-check/report.ts";

const findings = launchFindings(await readSiteForLaunch());
console.log(launchReport(findings));
process.exitCode = findings.length > 0 ? 1 : 0;
