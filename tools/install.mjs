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
  writeFileSync(stampFile, wanted);
}
