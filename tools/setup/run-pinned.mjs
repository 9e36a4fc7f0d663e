// Plain JavaScript for Node 20: runs a script on the Node version the project pins.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "./install.mjs";

const project = fileURLToPath(new URL("../../", import.meta.url));

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
