import { spawnSync } from "node:child_process";
import { buildWhenChanged } from "./build/build-when-changed.ts";
import { findOrInstallTestBrowser } from "./install-chromium.ts";

/** `npm run pictures`: draws docs/pictures/ anew, from the site as it is and sample data. */
await buildWhenChanged();
const browser = findOrInstallTestBrowser();
if (!browser) {
  console.error("No Chromium was found or could be installed; set CHROMIUM_PATH to one.");
  process.exit(1);
}
const drawing = ["test", "--config", "tests/pictures/playwright.config.ts"];
const { status } = spawnSync("playwright", drawing, {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser },
});
process.exitCode = status ?? 1;
