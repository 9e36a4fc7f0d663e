import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tools/build/free-port.ts";
import { type Clone, cloneProject } from "../support/programs/clone-project.ts";
import { findProgram, startProgram } from "../support/programs/program.ts";
import { type ProxyName, proxyPrograms, startProxy } from "../support/programs/proxies.ts";
import { ask } from "../support/site-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const files = globSync("deploy/**/*.*", { exclude: ["**/.env"] });
test.each([...files, ...globSync("deploy/bin/*")].sort())("what %s names exists", (file) => {
  const text = readFileSync(file, "utf8");
  const named = [
    ...text.matchAll(/(?<![\w/.-])(?:build|deploy|node_modules|tools)\/[\w./-]*[\w-]/g),
    ...text.matchAll(/(?<=\/opt\/ledgerwell\/current\/)build\/[\w./-]*\w/g),
    ...[...text.matchAll(/\.\/([\w.]+):/g)].map(([, name]) => [`deploy/${name}`]),
  ].map(([path = ""]) => path);
  const written = new Set(["deploy/.env", "build/service/$program.js"]);
  expect(named.filter((path) => !written.has(path) && !existsSync(path))).toEqual([]);
});

/** The commands of a heading's code blocks, in their order. */
function commandsUnder(heading: string): string[] {
  const howTo = readFileSync("docs/how-to/deploy.md", "utf8");
  const [, section = ""] = howTo.split(new RegExp(`^#+ ${heading}\n`, "m"));
  const [own = ""] = section.split(/^#/m);
  return [...own.matchAll(/^```\n(.*?)^```/gms)].map(([, lines = ""]) => lines);
}

/** Changes the machine, asks a person, waits, or needs the network. Each call becomes a line of `calls`. */
const notRun = "apt adduser certbot curl editor mail nginx sleep systemctl".split(" ");

let project: Clone;
beforeAll(() => {
  project = cloneProject();
  project.borrowPackages();
  cpSync("build", join(project.clone, "build"), { recursive: true });
});
afterAll(() => project?.remove());

/** The files of a release, alone in a folder. */
const releases: Record<string, Promise<string>> = {};
const release = (version: string) => (releases[version] ??= makeRelease(version));

async function makeRelease(version: string): Promise<string> {
  const { version: unreleased } = JSON.parse(project.read("package.json"));
  project.edit("package.json", (text) => text.replace(`"${unreleased}"`, `"${version}"`));
  const [before = "", after = ""] = project.read("CHANGELOG.md").split("\n## ");
  const released = `${before}\n## ${version}, 2020-12-01\n\n- New\n\n## ${after}`;
  project.edit("CHANGELOG.md", () => released);
  const making = project.start("npm run --silent release", process.env);
  expect(await making.closed, making.output()).toEqual([0, null]);
  const folder = join(project.folder, version);
  cpSync(join(project.clone, "release"), folder, { recursive: true });
  return folder;
}

test("a version that is not released yet ends in a sentence, and leaves no file", async () => {
  const version = JSON.parse(project.read("package.json")).version;
  const given = project.read("CHANGELOG.md");
  onTestFinished(() => project.edit("CHANGELOG.md", () => given));
  project.edit("CHANGELOG.md", () => `# Changelog\n\n## ${version}\n\nNot released yet.\n`);
  const making = project.start("npm run --silent release", process.env);
  expect(await making.closed).toEqual([1, null]);
  expect(making.output()).toMatch(/^CHANGELOG\.md says no day for [^\n]+\n$/);
  expect(existsSync(join(project.clone, "release"))).toBe(false);
});

/** A folder in place of /, in which the commands of the how-to are run as they are written. */
function machine(domain: string) {
  const root = temporaryFolder();
  // If root runs the tests, nginx reads its files as another user.
  chmodSync(root, 0o755);
  const folders = ["bin", "usr/local/bin", "etc/systemd/system", "etc/nginx/conf.d", "etc/caddy"];
  for (const folder of [...folders, "var/www/html", "programs"])
    mkdirSync(join(root, folder), { recursive: true });
  // What this machine has, without Node.
  for (const folder of (process.env.PATH ?? "").split(delimiter).filter(existsSync))
    for (const name of readdirSync(folder)) {
      const link = join(root, "programs", name);
      if (!/^(node|npm|npx)$/.test(name) && !existsSync(link))
        symlinkSync(join(folder, name), link);
    }
  const calls = join(root, "calls");
  const standIn = (name: string, lines: string) => {
    const script = `#!/bin/sh\necho "${name} $*" >> ${calls}\n${lines}\n`;
    writeFileSync(join(root, "bin", name), script, { mode: 0o755 });
  };
  for (const name of notRun) standIn(name, "");
  // No two releases have the same name, however fast the machine is.
  standIn("date", `grep -c ^date ${calls}`);
  standIn("runuser", 'shift 3; exec "$@"');
  // The user and the group do not exist here.
  const install = 'args=$(echo " $*" | sed -E "s/ -[og] [a-z]+//g"); exec /usr/bin/install $args';
  standIn("install", install);

  const inside = (text: string) =>
    text.replaceAll(/(?<![\w.])\/(?=(opt|etc|var|usr\/local)\/)/g, `${root}/`);
  const env = { PATH: ["bin", "usr/local/bin", "programs"].map((at) => join(root, at)).join(":") };
  return {
    root,
    standIn,
    calls: () => readFileSync(calls, "utf8").split("\n"),
    run: (script: string, cwd = root) => {
      const named = script.replace(/^domain=.*$/m, `domain=${domain}`);
      return execFileSync("sh", ["-euc", inside(named)], { cwd, env, encoding: "utf8" });
    },
    /** What was installed names the folders of a real machine. */
    relocate(pattern: string) {
      for (const file of globSync(join(root, pattern)))
        writeFileSync(file, inside(readFileSync(file, "utf8")));
    },
    read: (path: string) => readFileSync(join(root, path), "utf8"),
  };
}

type Machine = ReturnType<typeof machine>;

/** Does what systemd would do with the unit, for `ledgerwell@3000`. */
async function startUnit({ read, root }: Machine, instance: string, port: number) {
  const unit = read("etc/systemd/system/ledgerwell@.service").replaceAll("%i", instance);
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";
  expect(setting("Environment")).toBe(`PORT=${instance}`);
  const [program = "", ...args] = setting("ExecStart").split(" ");
  const server = startProgram(program, args, { cwd: root, env: { PORT: `${port}` } });
  const stop = async () => {
    server.child.kill("SIGTERM");
    await server.closed;
  };
  onTestFinished(stop);
  await server.until(() =>
    ask(`http://127.0.0.1:${port}`, "/readyz").then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return stop;
}

const proxies: Record<ProxyName, { settings: string; leftOut: string }> = {
  nginx: { settings: "etc/nginx/conf.d/ledgerwell.conf", leftOut: "/etc/caddy/" },
  Caddy: { settings: "etc/caddy/Caddyfile", leftOut: "/etc/nginx/" },
};

describe.each(Object.keys(proxies) as ProxyName[])("one Debian server with %s", (name) => {
  const missing = proxyPrograms[name] ? "" : ` (${name} is not installed)`;
  test.skipIf(missing)(`runs, is upgraded and backed up as the how-to says${missing}`, async () => {
    const { settings, leftOut } = proxies[name];
    const debian = machine("localhost");
    const steps = commandsUnder("One Debian server").filter((block) => !block.includes(leftOut));
    const seeing = steps.pop() ?? "";
    debian.run(steps.join(""), await release("7.0.0"));
    const enabled = debian.calls().filter((call) => call.startsWith("systemctl enable"));
    const [, instance = ""] = /ledgerwell@(\d+)/.exec(enabled.join()) ?? [];
    // Started only when everything is in its place.
    expect(debian.calls().slice(-3)).toEqual([enabled[0], expect.stringMatching(/^curl /), ""]);
    debian.relocate("etc/**/*.{service,env,conf}");
    debian.relocate("etc/caddy/*");
    debian.relocate("opt/ledgerwell/releases/*/deploy/bin/*");
    expect(seeing).toMatch(/^ledgerwell launch-check\nledgerwell desk invite/);
    const left = debian.run("ledgerwell launch-check || true");
    expect(left).toMatch(/^ {2}SMTP_URL: not set/m);
    expect(left).toMatch(/^ {2}content\/\S+: the sample brand/m);
    expect(left).not.toMatch(/PUBLIC_ORIGIN|TRUST_PROXY|^ {2}line \d/m);
    expect(debian.run("ledgerwell 2>&1 || true")).toMatch(/^Usage: ledgerwell leads/);

    const port = await freePort();
    const ports = { http: await freePort(), https: await freePort() };
    const origin = `https://localhost:${ports.https}`;
    const stopFirst = await startUnit(debian, instance, port);
    // The port of the unit, as the proxy's settings have it, is replaced by one that is free here.
    const given = debian.read(settings).replaceAll(`127.0.0.1:${instance}`, `127.0.0.1:${port}`);
    const proxy = await startProxy(name, ports, [], given);
    onTestFinished(() => proxy.stop());
    const home = await ask(origin, "/");
    expect([home.status, home.headers["strict-transport-security"]]).toEqual([
      200,
      expect.stringContaining("max-age"),
    ]);
    if (name === "nginx") {
      const challenge = "/.well-known/acme-challenge/";
      debian.run(`mkdir -p /var/www/html${challenge} && echo proof > /var/www/html${challenge}x`);
      const asked = await ask(`http://127.0.0.1:${ports.http}`, `${challenge}x`);
      expect(asked.body.toString()).toBe("proof\n");
    }

    debian.run("ledgerwell-backup");
    const [backup = ""] = globSync(`${debian.root}/var/backups/ledgerwell/*.sqlite`);
    expect(debian.run(`ledgerwell leads verify-backup ${backup}`)).toContain("Whole");
    expect(debian.run("ledgerwell desk list")).toContain("ledgerwell desk invite");

    // The certificate is not at port 443 here, which is told once, and again where that failed.
    const watch = (option = "") => {
      const before = debian.calls().length;
      debian.run(`export STATE_DIRECTORY=/var/lib; ledgerwell-watch ${option} || true`);
      return debian
        .calls()
        .slice(before - 1)
        .filter((call) => call.startsWith("mail ")).length;
    };
    debian.standIn("mail", "exit 1");
    expect(watch()).toBe(1);
    debian.standIn("mail", "");
    expect([watch(), watch(), watch("--test"), watch()]).toEqual([1, 0, 1, 0]);

    const current = () => readlinkSync(join(debian.root, "opt/ledgerwell/current"));
    const before = current();
    const [upgrade = "", back = ""] = commandsUnder("A new version");
    // The first server still runs its Node from the old release.
    debian.run(upgrade, await release("7.0.1"));
    expect(current()).toContain("ledgerwell-7.0.1");
    debian.relocate("opt/ledgerwell/releases/*/deploy/bin/*");
    await stopFirst();
    const meanwhile = await ask(origin, "/services");
    expect([meanwhile.status, meanwhile.headers["retry-after"]]).toEqual([503, "5"]);
    expect(meanwhile.body.toString()).toBe(readFileSync("deploy/unavailable.html", "utf8"));
    await startUnit(debian, instance, port);
    await expect.poll(async () => (await ask(origin, "/services")).status).toBe(200);

    debian.run(back.replace("/opt/ledgerwell/releases/THE-ONE-BEFORE", before));
    expect(current()).toBe(before);
  });
});

test("publishing restarts one server after the other and keeps three releases", () => {
  const debian = machine("localhost");
  const units = "ledgerwell@3000.service loaded\\nledgerwell@3001.service loaded\\n";
  debian.standIn("systemctl", `if [ $1 = list-units ]; then printf '${units}'; fi`);
  debian.run(`first=/opt/ledgerwell/releases/0; source=/opt/ledgerwell/source
    install -d $first/build $source/build $source/node_modules/.bin
    echo none > $first/build/built-from
    cp -r ${join(process.cwd(), "deploy")} $first/
    ln -s $first /opt/ledgerwell/current
    ln -s /opt/ledgerwell/current/deploy/bin/* /usr/local/bin/
    echo program > $source/node_modules/.bin/node
    chmod 4755 $source/node_modules/.bin/node`);
  debian.relocate("opt/ledgerwell/releases/*/deploy/bin/*");
  const publish = (built: string) => {
    const before = debian.calls().length;
    debian.run(`echo ${built} > /opt/ledgerwell/source/build/built-from; ledgerwell-publish`);
    return debian
      .calls()
      .slice(before - 1)
      .filter((call) => /^(systemctl (re)?start|curl)/.test(call));
  };
  const releases = () => globSync(join(debian.root, "opt/ledgerwell/releases/*")).length;
  const ready = (port: number) => expect.stringMatching(new RegExp(`^curl .*:${port}/readyz$`));
  for (const built of ["first", "second", "third", "fourth"])
    expect(publish(built)).toEqual([
      "systemctl start ledgerwell-build",
      "systemctl restart ledgerwell@3000.service",
      ready(3000),
      "systemctl restart ledgerwell@3001.service",
      ready(3001),
    ]);
  expect(releases()).toBe(3);
  expect(debian.read("opt/ledgerwell/current/build/built-from")).toBe("fourth\n");
  expect(publish("fourth")).toEqual(["systemctl start ledgerwell-build"]);
  // Whoever builds makes no program that runs as root.
  const { mode } = statSync(join(debian.root, "opt/ledgerwell/current/node"));
  expect((mode & 0o7777).toString(8)).toBe("755");

  debian.standIn("curl", "exit 22");
  expect(() => publish("broken")).toThrow();
  expect(debian.calls().at(-2)).toEqual(ready(3000));
  expect(releases(), "none is deleted before all servers are ready").toBe(4);
});

const analyze = findProgram(["systemd-analyze"]);

test.skipIf(!analyze)("systemd accepts every unit, and never gives up starting the server", () => {
  const folder = temporaryFolder();
  const program = join(folder, "program");
  writeFileSync(program, "");
  chmodSync(program, 0o755);
  const units = globSync("deploy/systemd/*").map((file) => {
    const unit = readFileSync(file, "utf8").replace(/^ExecStart=\S+/m, `ExecStart=${program}`);
    const written = join(folder, file.replace("deploy/systemd/", "").replace("@.", "@3000."));
    writeFileSync(written, unit);
    return written;
  });
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
  expect(execFileSync(analyze ?? "", ["verify", ...units], { env, stdio: "pipe" }).toString()).toBe(
    "",
  );
  const server = readFileSync("deploy/systemd/ledgerwell@.service", "utf8");
  expect(server).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(server).toMatch(/^Restart=always$/m);
});
