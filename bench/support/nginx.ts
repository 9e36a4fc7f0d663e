import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../tests/support/site-server.ts";
import { findProgram, installDebianPackage } from "../../tools/test/find-programs.ts";
import { onCore } from "./cores.ts";
import { outputOf } from "./run-program.ts";
import { untilItAnswers } from "./until-it-answers.ts";

export type Nginx = { url: string; version: string; stop: () => Promise<void> };

/** One worker, the files as built, the compressed ones ready beside them, requests logged as ours. */
const settings = (port: number, folder: string, files: string) => `
daemon off;
worker_processes 1;
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
  server {
    listen 127.0.0.1:${port};
    root ${files};
    location / { try_files $uri/index.html $uri =404; }
  }
}
`;

export async function startNginx(core: number, files: string): Promise<Nginx | undefined> {
  const find = () => findProgram(["nginx"], ["/usr/sbin"]);
  const program = find() ?? (installDebianPackage("nginx") ? find() : undefined);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), settings(port, folder, resolve(files)));
  const [command = "", ...rest] = onCore(core, [
    ...[program, "-p", folder, "-c", join(folder, "nginx.conf"), "-e", `${folder}/error.log`],
  ]);
  const child = spawn(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child);
  const version = (await outputOf([program, "-v"])).match(/nginx\/([\d.]+)/)?.[1] ?? "?";
  return {
    url,
    version,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
