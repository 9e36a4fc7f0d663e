import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const script = readFileSync("tools/install.mjs", "utf8");
const { version } = JSON.parse(readFileSync("node_modules/node/package.json", "utf8"));

/** A project whose `npm ci` installs a Node of this version with other contents. */
function install(nodeVersion: string) {
  const project = mkdtempSync(join(tmpdir(), "install-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, "tools"));
  cpSync("tools/install.mjs", join(project, "tools/install.mjs"));
  writeFileSync(join(project, "package-lock.json"), "{}");
  const npm = join(project, "npm.mjs");
  writeFileSync(
    npm,
    `import { mkdirSync, writeFileSync } from "node:fs";
    mkdirSync("node_modules/node/bin", { recursive: true });
    writeFileSync("node_modules/node/package.json", ${JSON.stringify(JSON.stringify({ version: nodeVersion }))});
    writeFileSync("node_modules/node/bin/node", "another program");`,
  );
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/install.mjs"], {
    cwd: project,
    env,
  });
  return {
    status,
    output: `${stdout}${stderr}`,
    finished: existsSync(join(project, "node_modules/.installed-from")),
  };
}

test("the pinned Node has a hash for the machines that production runs on", () => {
  for (const platform of ["linux-x64", "linux-arm64"])
    expect(script).toMatch(new RegExp(`"${version} ${platform}": "[0-9a-f]{64}"`));
});

const isPinned = script.includes(`"${version} ${process.platform}-${process.arch}"`);

test.runIf(isPinned)("another program in the place of the pinned Node stops the start", () => {
  const { status, output, finished } = install(version);
  expect({ status, finished }).toEqual({ status: 1, finished: false });
  expect(output).toContain("is not the program");
});

test("a Node without a hash is installed, and that is said", () => {
  const { status, output, finished } = install("0.0.1");
  expect({ status, finished }).toEqual({ status: 0, finished: true });
  expect(output).toContain("not compared");
});
