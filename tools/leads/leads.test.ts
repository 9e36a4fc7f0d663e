import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addMember } from "#server/desk/users.ts";
import { readEnvironment } from "#server/environment.ts";
import { type NewLead, recordLead } from "#server/leads/record-lead.ts";
import { silentLog } from "#server/log.ts";
import type { Outgoing } from "#server/outbox/queue.ts";
import { fingerprintsOf } from "#server/storage/copy-database.ts";
import type { Storage } from "#server/storage/storage.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import type { Command } from "../command-line.ts";
import { backupCommand, restoreCommand, verifyBackupCommand } from "./database.ts";
import { eraseCommand, purgeCommand } from "./erase.ts";
import { outboxCommand } from "./outbox.ts";
import { exportCommand, listCommand, showCommand } from "./read.ts";

const day = 24 * 60 * 60 * 1000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "leads-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function store(storage: Storage, about: Partial<NewLead> = {}): Promise<string> {
  const id = randomUUID();
  const createdAt = Date.now();
  const lead: NewLead = {
    id,
    kind: "estimate",
    idempotencyHash: null,
    email: "ada@practice.example",
    name: "Dr. Ada Lind",
    practiceName: "Lind Orthodontics",
    inputs: { doctorWages: 400_000, staffWages: 300_000 },
    result: { estimatedCredit: 33_075, selectedState: "Utah", practiceTypes: ["Dentistry"] },
    sourcePage: "/",
    createdAt,
    ...about,
  };
  const outgoing: Outgoing = {
    channel: "mail",
    purpose: "results",
    draft: {} as never,
    recipients: [{ address: lead.email, role: "to" }],
  };
  await recordLead(storage, lead, [outgoing]);
  return id;
}

const finishAll = (storage: Storage) =>
  storage.run((queries) => queries.updateTable("outbox").set({ state: "done" }).execute());

onSqlite("npm run leads", (open) => {
  const run = (command: Command, ...args: string[]) => runOn("leads", command, ...args);

  async function runOn(database: string, command: Command, ...args: string[]): Promise<string> {
    const lines: string[] = [];
    await command.run({
      args,
      environment: readEnvironment({ DATA_DIR: dataDir }),
      log: silentLog,
      print: (line) => lines.push(line),
      openStorage: () => open(database),
    });
    return lines.join("\n");
  }

  test("list shows the newest first, and only one kind or status if asked", async () => {
    const storage = await open();
    const older = await store(storage, { createdAt: Date.now() - day });
    const newer = await store(storage, { kind: "contact", result: undefined });
    await storage.transaction(async (queries) => {
      const owner = await addMember(queries, "owner@firm.example", "staff", Date.now());
      const work = { status: "meeting", owner_id: owner?.id ?? null } as const;
      await queries.updateTable("leads").set(work).where("id", "=", older).execute();
    });
    const lines = (await run(listCommand)).split("\n");
    expect(lines[0]).toContain(newer);
    expect(lines[1]).toMatch(new RegExp(`${older}.* meeting .*owner@firm.example`));
    expect(lines[1]).toContain("$33075");
    expect(await run(listCommand, "--kind", "contact")).not.toContain(older);
    expect(await run(listCommand, "--status", "meeting")).not.toContain(newer);
    expect(await run(showCommand, older)).toContain("owner_email: owner@firm.example");
    expect(await run(exportCommand, "--csv")).toContain("meeting,owner@firm.example");
    await expect(run(listCommand, "--kind", "nonsense")).rejects.toThrow(/--kind must be/);
    await expect(run(listCommand, "--status", "lost")).rejects.toThrow(/--status must be new, /);
  });

  test("show tells everything about one lead, also when its result is damaged", async () => {
    const storage = await open();
    const id = await store(storage);
    const shown = await run(showCommand, id);
    expect(shown).toContain("practice_name: Lind Orthodontics");
    expect(shown).toContain('"estimatedCredit": 33075');
    expect(shown).toContain("to ada@practice.example: pending");
    await expect(run(showCommand, "nobody")).rejects.toThrow("There is no lead with this id.");
    await storage.run((queries) =>
      queries.updateTable("leads").set({ result: "{not json", inputs: "[]" }).execute(),
    );
    expect(await run(listCommand)).toContain(id);
    expect(await run(showCommand, id)).toContain("result: {not json");
    expect(await run(exportCommand, "--csv")).toContain(id);
  });

  test("export writes a table that no spreadsheet computes", async () => {
    await store(await open(), {
      name: '=cmd|"/c calc"!A1',
      partner: "-Smith & Sons",
      embeddingHost: "smith.example",
      utmSource: "=1+1",
      utmMedium: "email",
      utmCampaign: "fall",
    });
    const [header, row] = (await run(exportCommand, "--csv")).split("\n");
    expect(header?.split(",").slice(0, 4)).toEqual(["id", "created", "kind", "name"]);
    expect(row).toContain(`"'=cmd|""/c calc""!A1"`);
    expect(row).toContain("'-Smith & Sons");
    // New columns stand at the end: whoever reads the table by position still can.
    expect(header).toMatch(/,consent,embedding_host,utm_source,utm_medium,utm_campaign$/);
    expect(row).toMatch(/,smith\.example,'=1\+1,email,fall$/);
  });

  test("erase removes one person, and the audit log says so", async () => {
    const storage = await open();
    const id = await store(storage);
    const other = await store(storage);
    await run(eraseCommand, id);
    const { leads, audit } = await storage.run(async (queries) => ({
      leads: await queries.selectFrom("leads").select("id").execute(),
      audit: await queries
        .selectFrom("desk_audit")
        .select(["action", "subject", "user_id"])
        .execute(),
    }));
    expect(leads).toEqual([{ id: other }]);
    expect(audit).toEqual([{ action: "lead-erased", subject: id, user_id: null }]);
    await expect(run(eraseCommand, id)).rejects.toThrow("There is no lead with this id.");
  });

  test("purge erases what is old enough, and nothing that still waits to be sent", async () => {
    const storage = await open();
    await store(storage, { createdAt: Date.now() - 100 * day });
    expect(await run(purgeCommand, "--older-than", "90d")).toContain("0 erased");
    await finishAll(storage);
    const recent = await store(storage, { createdAt: Date.now() - 80 * day });
    expect(await run(purgeCommand, "--older-than", "90d", "--dry-run")).toContain("1 would be");
    expect(await run(purgeCommand, "--older-than", "90d")).toContain("1 erased");
    const left = await storage.run((queries) => queries.selectFrom("leads").select("id").execute());
    expect(left).toEqual([{ id: recent }]);
    await expect(run(purgeCommand, "--older-than", "soon")).rejects.toThrow(/in days/);
  });

  test("outbox lists what waits or is dead, and sends it again", async () => {
    const storage = await open();
    expect(await run(outboxCommand)).toBe("Nothing waits, nothing is dead.");
    await store(storage);
    await storage.run((queries) =>
      queries
        .updateTable("outbox")
        .set({ state: "dead", last_error: "550 no such user" })
        .execute(),
    );
    expect(await run(outboxCommand)).toMatch(/dead +results.*550 no such user/);
    expect(await run(outboxCommand, "--retry-dead")).toContain("1 will be sent again");
    expect(await run(outboxCommand)).toMatch(/pending/);
  });

  test("a backup has the same contents, can be verified, and fills an empty database", async () => {
    const storage = await open();
    for (let lead = 0; lead < 450; lead++) await store(storage);
    const file = join(dataDir, "backup.sqlite");
    await run(backupCommand, file);
    await expect(run(backupCommand, file)).rejects.toThrow(/exists already/);
    expect(await run(verifyBackupCommand, file)).toMatch(/leads +450 rows/);
    await expect(run(restoreCommand, file)).rejects.toThrow(/not empty/);
    await expect(run(restoreCommand)).rejects.toThrow(/From where/);

    expect(await runOn("elsewhere", restoreCommand, file)).toMatch(/^Held, .*: 450 /m);
    const restored = await (await open("elsewhere")).run(fingerprintsOf);
    expect(restored.leads).toEqual((await storage.run(fingerprintsOf)).leads);
  });
});
