// Installs the locked packages, Node among them, unless they are there already: those that build and
// serve the site, with --with-dev also those that check and test it.
// Plain JavaScript for Node 20: this runs before anything is installed. Scripts that run after it in
// the same line name node_modules/.bin/node, because the shell remembers where it found `node` first.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../", import.meta.url));
const withDev = process.argv.includes("--with-dev");

if (!isInstalled()) {
  // Not on standard output, which belongs to the command that needed the packages.
  console.error("Installing packages …");
  // `npm ci` deletes the pinned Node, so npm must run on the machine's own.
  const { npm_execpath: npm, npm_node_execpath: ownNode } = process.env;
  const [command, first] = npm ? [ownNode ?? process.execPath, [npm]] : ["npm", []];
  const scope = withDev ? "--include=dev" : "--omit=dev";
  const { status } = spawnSync(
    command,
    [...first, "ci", scope, "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: project, stdio: ["inherit", process.stderr, "inherit"] },
  );
  if (status !== 0) {
    console.error("The packages could not be installed; see above.");
    process.exit(1);
  }
}
linkOwnNodeIfNeeded();

/** npm records what it has installed in a lock file inside node_modules. */
function isInstalled() {
  const installedFile = `${project}node_modules/.package-lock.json`;
  if (!existsSync(installedFile)) return false;
  const installed = packagesIn(installedFile);
  return Object.entries(packagesIn(`${project}package-lock.json`)).every(([path, locked]) => {
    if (path === "") return true;
    if (installed[path]) return installed[path].version === locked.version;
    return locked.optional || (!withDev && (locked.dev || locked.devOptional));
  });
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/**
 * The locked packages include a Node for Linux. On other systems the machine's Node is used, if it
 * is recent enough.
 */
function linkOwnNodeIfNeeded() {
  const pinned = `${project}node_modules/.bin/node`;
  if (existsSync(pinned)) return;
  const needed = readFileSync(`${project}.node-version`, "utf8").trim();
  if (Number.parseInt(process.versions.node, 10) < Number.parseInt(needed, 10)) {
    console.error(`There is no package of Node for this system: install Node ${needed} or newer.`);
    process.exit(1);
  }
  mkdirSync(`${project}node_modules/.bin`, { recursive: true });
  symlinkSync(process.execPath, pinned);
}
