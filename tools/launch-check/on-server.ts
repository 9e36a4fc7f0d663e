import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reportLaunch } from "./report-launch.ts";

/** `ledgerwell launch-check`: the server's settings, and what the build found in the content. */
const found = readFileSync(join(import.meta.dirname, "in-content.json"), "utf8");
await reportLaunch(JSON.parse(found));
