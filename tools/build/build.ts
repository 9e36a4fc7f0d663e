import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { finishSite } from "./finish-site.ts";
import { subsetFonts } from "./fonts.ts";
import { bundleService } from "./service.ts";

/** The whole product into `build/`: the public files and the server. */
export async function build(): Promise<void> {
  await subsetFonts();
  renderPages("build", {});
  await finishSite("build");
  await bundleService("build/service");
}

/** The same site plus the page of all components, for development and for its tests. */
export async function buildSpecimen(): Promise<void> {
  await subsetFonts();
  renderPages("build-specimen", { SPECIMEN: "1" });
  await finishSite("build-specimen");
  await bundleService("build-specimen/service");
}

function renderPages(directory: string, extraEnvironment: Record<string, string>): void {
  rmSync(directory, { recursive: true, force: true });
  execFileSync("react-router", ["build", "--logLevel", "warn"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...extraEnvironment, NODE_ENV: "production" },
  });
  // React Router's own server only renders the pages; ours serves them.
  rmSync(`${directory}/server`, { recursive: true, force: true });
}

if (import.meta.main) {
  const started = performance.now();
  await (process.argv.includes("--specimen") ? buildSpecimen() : build());
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
