import { execFileSync } from "node:child_process";
import { deskApiPath } from "#contracts/desk/api.ts";
import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";
import { seedLeads } from "../../tests/support/seed-leads.ts";
import { startSiteServer } from "../../tests/support/site-server.ts";
import type { Database } from "../support/databases.ts";
import { mediansInTurns } from "../support/figures.ts";

const email = "bench@firm.example";

/** The requests that staff wait for at the desk. */
const addresses = {
  "list, first page (ms)": deskApiPath("leads"),
  "search that finds many (ms)": `${deskApiPath("leads")}?search=chen`,
  "search that finds nothing (ms)": `${deskApiPath("leads")}?search=no-such-name`,
  "all leads as CSV (ms)": deskApiPath("leadsCsv"),
};

/** How long each answer takes with this many leads in the database. */
export async function deskWithLeads(database: Database, leads: number, rounds: number) {
  const where = { dataDir: database.DATA_DIR, databaseUrl: database.DATABASE_URL };
  const storage = await openStorage(where, silentLog);
  await seedLeads(storage, { count: leads, now: Date.now() });
  await storage.close();
  const server = await startSiteServer({ ...database, RATE_LIMIT: "off" });
  try {
    const cookie = await signIn(server.url, database);
    const { desk } = await mediansInTurns(rounds, { desk: () => askForAll(server.url, cookie) });
    return desk;
  } finally {
    await server.stop();
  }
}

async function askForAll(origin: string, cookie: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(addresses)) {
    const began = performance.now();
    const response = await fetch(origin + path, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    times[name] = performance.now() - began;
  }
  return times;
}

/**
 * Signs in with a link from the terminal, as an operator without mail does. Returns the session's
 * cookie.
 */
async function signIn(url: string, database: Database): Promise<string> {
  const desk = (...args: string[]) =>
    execFileSync(process.execPath, ["build/service/desk.js", ...args], {
      encoding: "utf8",
      env: { ...process.env, ...database },
    });
  desk("invite", email, "--admin");
  const [, token] = /#(\S+)/.exec(desk("sign-in-link", email)) ?? [];
  const response = await fetch(url + deskApiPath("signInWithLink"), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: `http://localhost:${new URL(url).port}`,
    },
    body: JSON.stringify({ token }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`Signing in was answered with ${response.status}`);
  return cookie.split(";")[0] ?? "";
}
