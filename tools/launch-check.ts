import { contentFindings } from "./launch-check/findings.ts";
import { readSite } from "./launch-check/read-site.ts";
import { reportLaunch } from "./launch-check/report-launch.ts";

/** `npm run launch-check`: what a firm must still replace before going live. */
await reportLaunch(contentFindings(await readSite()));
