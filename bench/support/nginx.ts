import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findProgram } from "../../tests/support/programs.ts";
import { freePort } from "../../tests/support/site-server.ts";
import { installDebianPackage } from "../../tools/test/find-programs.ts";
import { onCore } from "./cores.ts";
import { outputOf } from "./run-program.ts";
import { untilItAnswers } from "./until-it-answers.ts";

export type Nginx = { url: string; pid: number; stop: () => Promise<void> };

type Options = {
  /** The folder with the built pages and their compressed forms. */
  files: string;
  /** What our server says with each page. */
  headers: Record<string, string>;
  /** Faster, and off unless an operator asks for it: changed files are then noticed late. */
  keepFilesOpen: boolean;
};

/** One process, as ours is one; the compressed files ready beside the others; requests logged. */
const settings = (port: number, folder: string, { files, headers, keepFilesOpen }: Options) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  open_file_cache ${keepFilesOpen ? "max=1000" : "off"};
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  .join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(files)};
    location / { try_files $uri/index.html $uri =404; }
  }
}
`;

export function findOrInstallNginx(): string | undefined {
  const find = () => findProgram(["nginx"], ["/usr/sbin"]);
  return find() ?? (installDebianPackage("nginx") ? find() : undefined);
}

export async function versionOf(nginx: string): Promise<string> {
  return (await outputOf([nginx, "-v"])).match(/nginx\/([\d.]+)/)?.[1] ?? "?";
}

export async function startNginx(program: string, core: number, options: Options): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), settings(port, folder, options));
  const [command = "", ...rest] = onCore(core, [
    ...[program, "-p", folder, "-c", join(folder, "nginx.conf"), "-e", `${folder}/error.log`],
  ]);
  const child = spawn(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
