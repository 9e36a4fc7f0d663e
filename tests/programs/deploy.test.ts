import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/site-server.ts";

test.each(globSync("deploy/*").sort())("what %s names exists", (file) => {
  const text = readFileSync(file, "utf8");
  const named = [
    ...text.matchAll(/(?<![\w/.-])(?:build|deploy|node_modules|tools)\/[\w./-]*[\w-]/g),
    ...text.matchAll(/(?<=\/opt\/ledgerwell\/)build\/[\w./-]*\w/g),
    ...[...text.matchAll(/\/site\/(service\/[\w./-]*\w)/g)].map(([, path]) => [`build/${path}`]),
    ...[...text.matchAll(/\.\/(\w+):/g)].map(([, name]) => [`deploy/${name}`]),
  ].map(([path = ""]) => path);
  const written = new Set(["deploy/settings.env"]);
  expect(named.filter((path) => !written.has(path) && !existsSync(path))).toEqual([]);
});

test("the unit starts what the how-to copies", async () => {
  const root = mkdtempSync(join(tmpdir(), "deploy-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "etc/systemd/system"), { recursive: true });
  const howTo = readFileSync("docs/how-to/deploy.md", "utf8");
  const [, block = ""] = /## One machine with systemd\n+```\n(.*?)```/s.exec(howTo) ?? [];
  const copies = block.match(/^(install|cp) [^#&\n]*/gm) ?? [];
  for (const command of copies)
    execFileSync("sh", ["-c", command.replaceAll(/ \/(?=opt|etc)/g, ` ${root}/`)]);

  const unit = readFileSync(join(root, "etc/systemd/system/ledgerwell.service"), "utf8");
  const [, started = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const [program = "", ...args] = started.split(" ").map((path) => join(root, path));
  const port = `${await freePort()}`;
  const server = spawn(program, args, {
    cwd: root,
    env: { PORT: port, DATA_DIR: join(root, "data") },
    stdio: "ignore",
  });
  onTestFinished(() => {
    server.kill("SIGKILL");
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    expect(server.exitCode).toBeNull();
    await pause(50);
  }
});
