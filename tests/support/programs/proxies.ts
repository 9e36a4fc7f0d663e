import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ask } from "../site-server.ts";
import { findProgram, startProgram } from "./program.ts";

export type RunningProxy = { written: () => string; stop: () => Promise<void> };
export type ProxyPorts = { http: number; https: number };

/** The program, if this machine has it. nginx and Caddy are small packages of Debian. */
export const proxyPrograms = {
  // openssl makes its certificate.
  nginx: findProgram(["openssl"]) && findProgram(["nginx"], ["/usr/sbin"]),
  Caddy: findProgram(["caddy"]),
};
export type ProxyName = keyof typeof proxyPrograms;

const examples = { nginx: "deploy/nginx.conf", Caddy: "deploy/Caddyfile" };

/** The example with its second server switched on, if there are two. */
function exampleFor(name: ProxyName, servers: readonly string[]): string {
  const [first = "", second] = servers;
  const example = readFileSync(examples[name], "utf8").replaceAll(
    "/opt/ledgerwell/current/deploy",
    resolve("deploy"),
  );
  if (second === undefined) return example.replace("127.0.0.1:3000", first);
  return example
    .replace("127.0.0.1:3000", first)
    .replace(/include \S+\.server;/, `server ${second} max_fails=1 fail_timeout=5s;`);
}

/** Runs the example of deploy/, or other settings, with free ports and a self-signed certificate. */
export async function startProxy(
  name: ProxyName,
  ports: ProxyPorts,
  servers: readonly string[],
  settings = exampleFor(name, servers),
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const [program = "", ...rest] = { nginx, Caddy: caddy }[name](folder, ports, settings);
  const both = servers.length > 1 && { SITE_SERVERS: servers.join(" ") };
  const env = { ...process.env, HOME: folder, ...both };
  const { child, closed, output, until } = startProgram(program, rest, { cwd: folder, env });
  await until(() =>
    ask(`https://localhost:${ports.https}`, "/healthz").then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return {
    /** What the proxy has written, about requests and failures. */
    written: () => {
      const files = globSync(`${folder}/*.log`).map((file) => readFileSync(file, "utf8"));
      return [output(), ...files].join("\n");
    },
    stop: async () => {
      child.kill("SIGTERM");
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nginx(folder: string, ports: ProxyPorts, given: string): string[] {
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  const request = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost".split(" ");
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", [...request, ...files], { stdio: "ignore" });
  const example = given
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replaceAll(/\S*\/var\/log\/nginx/g, folder)
    .replaceAll("www.example.com;", "localhost;")
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder};`)
    .join(" ");
  const settings = join(folder, "nginx.conf");
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; events {}
    http { ${temporary} access_log ${folder}/access.log; ${example} }`,
  );
  return [proxyPrograms.nginx ?? "", "-p", folder, "-c", settings, "-e", "stderr"];
}

function caddy(folder: string, ports: ProxyPorts, given: string): string[] {
  const options = `{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
	skip_install_trust
	local_certs
`;
  const settings = join(folder, "Caddyfile");
  const example = given.replace("{\n", options).replaceAll("www.example.com", "localhost");
  writeFileSync(settings, example);
  return [proxyPrograms.Caddy ?? "", "run", "--config", settings, "--adapter", "caddyfile"];
}
