import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tools/build/free-port.ts";

export type MeasuredServer = { url: string; cpuSeconds(): number; stop(): Promise<void> };

/** The built product, with its log in a file, as an operator would run it. */
export async function startOurs(core: number): Promise<MeasuredServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bench-server-"));
  const env = { PORT: `${port}`, DATA_DIR: folder, RATE_LIMIT: "off" };
  return start([process.execPath, "build/service/start.js"], { core, port, folder, env });
}

/** nginx with the same files. It must answer with the headers of our page. */
export async function startNginx(
  program: string,
  core: number,
  headers: Record<string, string>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const settingsFile = join(folder, "nginx.conf");
  writeFileSync(settingsFile, nginxSettings(port, folder, headers));
  const command = [program, "-p", folder, "-c", settingsFile, "-e", join(folder, "error.log")];
  return start(command, { core, port, folder, env: {} });
}

/** One process, since our server has one too. */
const nginxSettings = (port: number, folder: string, headers: Record<string, string>) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
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
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  .join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${resolve("build/client")};
    location / { try_files $uri/index.html $uri =404; }
  }
}
`;

type Options = { core: number; port: number; folder: string; env: Record<string, string> };

/** `folder` is removed when the server stops. */
async function start(
  command: string[],
  { core, port, folder, env }: Options,
): Promise<MeasuredServer> {
  const child = spawn("taskset", ["-c", `${core}`, ...command], {
    env: { ...process.env, ...env },
    stdio: ["ignore", openSync(join(folder, "output.log"), "w"), "inherit"],
  });
  const ended = once(child, "exit");
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url).then(Boolean, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${command[0]} stopped at its start.`);
    await pause(50);
  }
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** User and system time of a process and its threads. */
function cpuSecondsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The process name, in parentheses, may contain spaces. After it comes the third field.
    .replace(/^.*\) /s, "")
    .split(" ");
  const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])];
  const ticksPerSecond = 100;
  return (userTicks + systemTicks) / ticksPerSecond;
}
