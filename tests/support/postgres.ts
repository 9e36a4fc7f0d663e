import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../../tools/build/free-port.ts";
import { patience } from "./patience.ts";
import { findProgram } from "./programs/program.ts";

/** A temporary PostgreSQL cluster for tests and benchmarks, on a free port. */
export type PostgresCluster = Awaited<ReturnType<typeof startPostgres>>;

const debian = globSync("/usr/lib/postgresql/*/bin").sort().reverse();
const initdb = findProgram(["initdb"], debian);

/** The folder of its programs, or undefined. Without it the tests that need it are skipped. */
export const postgresBinaries = initdb && dirname(initdb);

export type Databases = Pick<PostgresCluster, "createDatabase" | "remove">;

/** For tests that only need empty databases. */
export const startDatabases = (): Promise<Databases> => startPostgres({ fsync: false });

export async function startPostgres(options: { fsync: boolean }) {
  if (postgresBinaries === undefined) throw new Error("No PostgreSQL found on this machine.");
  const binaries = postgresBinaries;
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const run = { ...user, cwd: folder, stdio: "ignore" as const };

  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
    run,
  );

  let server: ChildProcess | undefined;
  const stopNow = () => server?.kill("SIGQUIT");
  process.once("exit", stopNow);

  const cluster = {
    async start() {
      const settings = {
        port,
        listen_addresses: "127.0.0.1",
        unix_socket_directories: folder,
        fsync: options.fsync ? "on" : "off",
        max_connections: 200,
      };
      const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      server = spawn(join(binaries, "postgres"), ["-D", data, ...flags], run);
      await untilItAnswers(port);
    },
    /** Stops as in a crash: connections break, the data stays. */
    async stop() {
      const stopping = server;
      server = undefined;
      if (!stopping || stopping.exitCode !== null) return;
      const exited = new Promise((resolve) => stopping.once("exit", resolve));
      stopping.kill("SIGQUIT");
      await exited;
    },
    createDatabase: (copyOf?: string) => createDatabase(port, copyOf),
    async remove() {
      await cluster.stop();
      process.off("exit", stopNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** Creates an empty database, or a copy of another, and returns its DATABASE_URL. */
async function createDatabase(port: number, copyOf?: string): Promise<string> {
  const name = `site_${Math.random().toString(36).slice(2)}`;
  const template = copyOf ? new URL(copyOf).pathname.slice(1) : "template1";
  await query(port, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return `postgres://site@127.0.0.1:${port}/${name}`;
}

/** PostgreSQL refuses to run as root, which is common in containers. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) =>
    Number(
      execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: id("-u", name), gid: id("-g", name) };
    } catch {
      // This machine does not have that user. Try the next.
    }
  }
  throw new Error("PostgreSQL needs a user other than root to run as.");
}

async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 2400 * patience; attempt++) {
    try {
      return await query(port, "SELECT 1");
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("PostgreSQL did not start.");
}

async function query(port: number, statement: string): Promise<void> {
  const client = new pg.Client(`postgres://site@127.0.0.1:${port}/postgres`);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
