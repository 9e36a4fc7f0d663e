import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { postgresBinaries, startPostgres } from "../tests/support/postgres.ts";
import { bundleServer, type ServerProgram } from "../tests/support/spawned-server.ts";
import { sendLoad } from "./leads/send-load.ts";
import { type SmtpProcess, startSmtpProcess } from "./outbox/smtp-process.ts";

const perServer = 300;
const killsPerServer = 2;
const patienceMs = 180_000;
const target = { repeats: 0.01 };
/** On two servers, before several messages were under way at once. */
const formerly = 522 / 123;

type Setup = { name: string; servers: number; database: Record<string, string> };

/** Messages a second that the worker brings to a mail server, and how many a kill repeats. */
export async function run(): Promise<void> {
  const program = await bundleServer();
  try {
    console.log(row("", ["messages", "seconds", "a second", "kills", "repeats", "share"]));
    await measure(program, { name: "SQLite, one server", servers: 1, database: {} });
    if (postgresBinaries === undefined) {
      console.log("PostgreSQL was not found: two servers cannot be measured.");
      return;
    }
    const cluster = await startPostgres({ fsync: true });
    try {
      const database = { DATABASE_URL: await cluster.createDatabase() };
      await measure(program, { name: "PostgreSQL, two servers", servers: 2, database });
    } finally {
      await cluster.remove();
    }
    console.log(`  formerly ${formerly.toFixed(1)} a second on two servers`);
  } finally {
    program.remove();
  }
}

async function measure(program: ServerProgram, { name, servers, database }: Setup): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-outbox-"));
  const smtp = await startSmtpProcess();
  const start = (data: string) =>
    program.start({ ...database, DATA_DIR: data, SMTP_URL: smtp.url, MAIL_BCC: "" });
  const folders = Array.from({ length: servers }, () => mkdtempSync(join(folder, "data-")));
  const running = await Promise.all(folders.map(start));
  const origin = () => running[0]?.origin ?? "";
  try {
    const messages = perServer * servers;
    await sendLoad(origin(), { visitors: 32, leads: messages });
    const [movedBefore, started] = [visitorsOf(smtp).length, performance.now()];
    await untilMoved(smtp, messages);
    const seconds = (performance.now() - started) / 1000;
    const moved = messages - movedBefore;

    await sendLoad(origin(), { visitors: 32, leads: messages });
    const kills = killsPerServer * servers;
    for (let kill = 1; kill <= kills; kill += 1) {
      const at = messages + Math.floor((messages * kill) / (kills + 1)) + randomInt(20);
      await untilMoved(smtp, at);
      const victim = randomInt(servers);
      await running[victim]?.kill();
      running[victim] = await start(folders[victim] ?? "");
    }
    await untilMoved(smtp, 2 * messages);
    const repeats = visitorsOf(smtp).reduce((sum, times) => sum + times - 1, 0);
    const share = repeats / messages;
    console.log(
      row(name, [
        ...[moved, seconds.toFixed(1), (moved / seconds).toFixed(1)],
        ...[kills, `${repeats} of ${messages}`, `${(share * 100).toFixed(1)}%`],
      ]),
    );
    const met = share <= target.repeats ? "met" : "missed";
    console.log(
      `  repeats ${(share * 100).toFixed(1)}% (at most ${target.repeats * 100}%: ${met})`,
    );
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await smtp.stop();
    rmSync(folder, { recursive: true });
  }
}

/** How often each visitor's message has arrived; the firm's own copies do not count. */
function visitorsOf({ arrivals }: SmtpProcess): number[] {
  return [...arrivals].filter(([address]) => address.endsWith("@x.example")).map(([, n]) => n);
}

async function untilMoved(smtp: SmtpProcess, messages: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (visitorsOf(smtp).length < messages) {
    if (performance.now() > end)
      throw new Error(`Only ${visitorsOf(smtp).length} of ${messages} messages have arrived.`);
    await pause(20);
  }
}

const row = (name: string, cells: readonly (string | number)[]) =>
  `${name.padEnd(25)}${cells.map((cell) => `${cell}`.padStart(12)).join("")}`;
