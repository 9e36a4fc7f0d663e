import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { freePort, type SiteServer, startSiteServer } from "./site-server.ts";

export type DeployedSite = {
  url: string;
  /** Stops the server and starts that of the next build, at the same address. */
  deploy(options?: { forgetEarlier: boolean }): Promise<void>;
  remove(): Promise<void>;
};

/** The built site, and the same with every script under another name, as a later build has them. */
export async function startDeployedSite(env: Record<string, string>): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), "deploys-"));
  const dataDir = join(folder, "data");
  const environment = { ...env, PORT: `${await freePort()}`, DATA_DIR: dataDir };
  let server: SiteServer = await startSiteServer(environment);
  return {
    url: `http://localhost:${environment.PORT}`,
    async deploy({ forgetEarlier } = { forgetEarlier: false }) {
      next ??= nextBuild();
      await server.stop();
      if (forgetEarlier) rmSync(join(dataDir, "assets"), { recursive: true });
      server = await startSiteServer(environment, next);
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Made once for all tests of a process. */
let next: string | undefined;

function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "next-build-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const build = join(folder, "next");
  cpSync("build", build, { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const client = join(build, "client");
  for (const compressed of globSync(`${client}/**/*.{br,gz}`)) rmSync(compressed);
  const scripts = globSync(`${client}/assets/*.js`).map((file) => basename(file));
  const renamed = scripts.map((name) => [name, name.replace(/\.js$/, "-next.js")] as const);
  for (const file of [...globSync(`${client}/**/*.{js,html}`), join(build, "site.json")]) {
    const built = readFileSync(file, "utf8");
    const text = renamed.reduce((all, [before, after]) => all.replaceAll(before, after), built);
    writeFileSync(file, text);
  }
  for (const [before, after] of renamed)
    renameSync(join(client, "assets", before), join(client, "assets", after));
  return build;
}
