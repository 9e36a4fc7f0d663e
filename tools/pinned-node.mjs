// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../", import.meta.url));
const stampFile = `${project}node_modules/.installed-from`;
const pinnedNode = `${project}node_modules/node/bin/node`;

/** Installs the locked packages, Node among them, when the lock file has changed since last time. */
export function installWhenChanged() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${project}package-lock.json`))
    .digest("hex");
  if (existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted)
    return;
  console.log("Installing packages …");
  // `npm ci` deletes the pinned Node, so npm must run on the machine's own.
  const npm = process.env.npm_execpath;
  const [command, first] = npm
    ? [process.env.npm_node_execpath ?? process.execPath, [npm]]
    : ["npm", []];
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

/** Resolves with the exit code; SIGINT and SIGTERM are passed on, so that servers stop gracefully. */
export function runPinned(script, ...scriptArguments) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, [script, ...scriptArguments], {
      cwd: project,
      stdio: "inherit",
      env: { ...process.env, PATH: `${project}node_modules/.bin:${process.env.PATH}` },
    });
    const passOn = (signal) => child.kill(signal);
    process.on("SIGINT", passOn);
    process.on("SIGTERM", passOn);
    child.on("exit", (code, signal) => {
      process.off("SIGINT", passOn);
      process.off("SIGTERM", passOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
