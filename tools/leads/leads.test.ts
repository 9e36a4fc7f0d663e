import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { leadStatusNames } from "#content/desk.ts";
import { addMember } from "#server/desk/sign-in/users.ts";
import { type NewLead, recordLead } from "#server/leads/record-lead.ts";
import { suppressionOf } from "#server/people/suppressions.ts";
import { backup } from "#server/storage/backup.ts";
import { copiedTables } from "#server/storage/copy-database.ts";
import type { Storage } from "#server/storage/storage.ts";
import { mailTo, newLead } from "../../tests/support/leads.ts";
import { addReaders, beginIssue, writeDraft } from "../../tests/support/newsletter.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import type { Command } from "../command-line.ts";
import { backupCommand, restoreCommand, verifyBackupCommand } from "./database.ts";
import { eraseCommand, purgeCommand, unsubscribeCommand } from "./erase.ts";
import { outboxCommand } from "./outbox.ts";
import { exportCommand, listCommand, showCommand, subscribersCommand } from "./read.ts";

const day = 24 * 60 * 60 * 1000;

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

async function store(storage: Storage, about: Partial<NewLead> = {}) {
  const lead = newLead({
    kind: "estimate",
    name: "Dr. Ada Lind",
    practiceName: "Lind Orthodontics",
    inputs: { doctorWages: 400_000, staffWages: 300_000 },
    result: { estimatedCredit: 33_075, state: "Utah", practiceTypes: ["Dentistry"] },
    createdAt: Date.now(),
    ...about,
  });
  return recordLead(storage, lead, [mailTo(lead.email)]);
}

const finishAll = (storage: Storage) => changeRows(storage, "outbox", { status: "sent" });

onSqlite("npm run leads", (open) => {
  const terminal = (name?: string) => {
    const program = "npm run leads --";
    return { program, env: { DATA_DIR: dataDir }, storage: () => open(name) };
  };
  const run = (command: Command, ...args: string[]) => runCommand(terminal(), command, args);

  test("unsubscribe takes an address off the newsletter, whether it has subscribed or not", async () => {
    const storage = await open();
    await addReaders(storage, 2);
    for (const address of ["Reader-0@practice.example", "stranger@practice.example"]) {
      await run(unsubscribeCommand, address);
      const asked = storage.run((queries) => suppressionOf(queries, address));
      expect(await asked).toMatchObject({ reason: "unsubscribed" });
    }
    expect(await run(subscribersCommand)).not.toContain("reader-0@");
    expect(await run(subscribersCommand)).toContain("reader-1@");
    await expect(run(unsubscribeCommand, "nobody")).rejects.toThrow(/Whom/);
  });

  const ben = { email: "ben@practice.example" };

  test("list shows the newest first, and only one kind if asked", async () => {
    const storage = await open();
    const older = await store(storage, { createdAt: Date.now() - day });
    const newer = await store(storage, { ...ben, kind: "contact", result: undefined });
    const lines = (await run(listCommand)).split("\n");
    expect(lines[0]).toContain(newer.personId);
    expect(lines[1]).toContain(older.personId);
    expect(lines[1]).toContain("$33075");
    expect(await run(listCommand, "--kind", "contact")).not.toContain(older.personId);
    await expect(run(listCommand, "--kind", "nonsense")).rejects.toThrow(/--kind must be/);
  });

  test("list shows status and owner, and only one status if asked", async () => {
    const storage = await open();
    const { personId } = await store(storage);
    await store(storage, ben);
    const owner = await storage.transaction((queries) =>
      addMember(queries, "owner@firm.example", "staff", Date.now()),
    );
    const work = { status: "meeting", owner_id: owner?.id ?? null } as const;
    await changeRows(storage, "people", work, personId);
    const listed = new RegExp(`^\\S+ \\S+ +${personId}.* meeting .*owner@firm.example.*$`);
    expect((await run(listCommand, "--status", "meeting")).trim()).toMatch(listed);
    expect(await run(showCommand, personId)).toContain("owner_email: owner@firm.example");
    expect(await run(exportCommand, "--csv")).toContain(
      `${leadStatusNames.meeting},owner@firm.example`,
    );
    await expect(run(listCommand, "--status", "lost")).rejects.toThrow(/--status must be new, /);
  });

  test("shows and exports a lead whose stored result is damaged", async () => {
    const storage = await open();
    const { id, personId } = await store(storage);
    await changeRows(storage, "leads", { result: "{not json", inputs: "[]" });
    expect(await run(listCommand)).toContain(personId);
    expect(await run(showCommand, id)).toContain("result: {not json");
    expect(await run(exportCommand, "--csv")).toContain(id);
  });

  test("show prints a person with all they sent and every message, by the id of either", async () => {
    const { id, personId } = await store(await open());
    const shown = await run(showCommand, id);
    expect(shown).toContain("practice_name: Lind Orthodontics");
    expect(shown).toContain('"estimatedCredit": 33075');
    expect(shown).toContain("to ada@practice.example: waiting");
    expect(await run(showCommand, personId)).toBe(shown);
    await expect(run(showCommand, "nobody")).rejects.toThrow("no person or lead with this id");
  });

  test("export writes a table without formulas", async () => {
    await store(await open(), {
      name: '=cmd|"/c calc"!A1',
      partner: "-Smith & Sons",
      embeddingHost: "smith.example",
      utmSource: "=1+1",
      utmMedium: "email",
      utmCampaign: "fall",
    });
    const [header, row] = (await run(exportCommand, "--csv")).split("\n");
    expect(row).toContain(`"'=cmd|""/c calc""!A1"`);
    expect(row).toContain("'-Smith & Sons");
    // New columns are at the end, so that programs that read the table by position still work.
    const columns = [
      "id,created,kind,name,practice,email,phone,status,owner,next_step,next_step_on,call,cpa_email",
      "practice_types,specialties,state,doctor_wages,staff_wages,federal_credit,state_credit",
      "estimated_credit,plan_saves,plan_moves,message,source_page,partner,placement,consent",
      "embedding_host,utm_source,utm_medium,utm_campaign,person,range_low,range_high,answer",
    ];
    expect(header).toBe(columns.join(","));
    expect(row).toMatch(/,smith\.example,'=1\+1,email,fall,[\w-]{36},,,$/);
  });

  test("erase removes a person from the database and the mailbox", async () => {
    const storage = await open();
    const { id, personId } = await store(storage);
    await store(storage, { email: "ADA@practice.example" });
    const other = await store(storage, ben);
    mkdirSync(join(dataDir, "mailbox"));
    for (const lead of [id, other.id])
      writeFileSync(join(dataDir, "mailbox", `2026-results-${lead}.eml`), "");
    const held = "2 leads, 2 messages";
    expect(await run(eraseCommand, id, "--dry-run")).toBe(`Would be erased: ${held}.`);
    expect(await run(eraseCommand, id)).toMatch(
      new RegExp(`^Erased: ${held}, 1 files.*\n.* E-\\d{4}-\\d{6}\\.$`),
    );
    expect(await rowsIn(storage, "leads")).toMatchObject([{ id: other.id }]);
    expect(readdirSync(join(dataDir, "mailbox"))).toEqual([`2026-results-${other.id}.eml`]);
    await expect(run(eraseCommand, id)).rejects.toThrow("no person or lead with this id");
    expect(await rowsIn(storage, "desk_audit")).toMatchObject([
      { action: "person-erased", subject: personId, user_id: null },
    ]);
    await run(eraseCommand, "Ben@practice.example");
    await expect(run(eraseCommand, ben.email)).rejects.toThrow(/Nothing is held/);
  });

  test("purge erases what is old enough, and nothing that still waits to be sent", async () => {
    const storage = await open();
    await store(storage, { createdAt: Date.now() - 100 * day });
    expect(await run(purgeCommand, "--older-than", "90d")).toContain("0 erased");
    await finishAll(storage);
    const recent = await store(storage, { createdAt: Date.now() - 80 * day });
    expect(await run(purgeCommand, "--older-than", "90d", "--dry-run")).toContain("1 would be");
    expect(await run(purgeCommand, "--older-than", "90d")).toContain("1 erased");
    expect(await rowsIn(storage, "leads")).toMatchObject([{ id: recent.id }]);
    await expect(run(purgeCommand, "--older-than", "soon")).rejects.toThrow(/in days/);
    await store(storage, { createdAt: Date.now() - 800 * day });
    await finishAll(storage);
    expect(await run(purgeCommand), "as the server does by itself").toContain("1 erased");
  });

  test("outbox lists what waits or has failed, and sends it again", async () => {
    const storage = await open();
    expect(await run(outboxCommand)).toBe("Nothing waits, nothing has failed.");
    await store(storage);
    await changeRows(storage, "outbox", { status: "failed", last_error: "550 no such user" });
    expect(await run(outboxCommand)).toMatch(/failed +results.*550 no such user/);
    expect(await run(outboxCommand, "--retry-failed")).toContain("1 will be sent again");
    expect(await run(outboxCommand)).toMatch(/waiting/);
  });

  test("a backup that fails leaves no file", async () => {
    const storage = await open();
    const file = join(dataDir, "backup.sqlite");
    const diskIsFull: Storage["run"] = async (work) => {
      await storage.run(work);
      throw new Error("disk full");
    };
    await expect(backup({ ...storage, run: diskIsFull }, file)).rejects.toThrow("disk full");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("verify-backup reads a backup, and restore fills an empty database from it", async () => {
    const storage = await open();
    const { id } = await store(storage);
    const due = { status: "scheduled", scheduled_at: 1 } as const;
    await changeRows(storage, "newsletter_issues", due, await writeDraft(storage));
    await addReaders(storage, 2);
    await beginIssue(storage);
    const file = join(dataDir, "backup.sqlite");
    await run(backupCommand, file);
    await expect(run(backupCommand, file)).rejects.toThrow(/exists already/);
    const stored = await Promise.all(copiedTables.map((table) => rowsIn(storage, table)));
    const counts = `${stored.length} tables, ${stored.flat().length} rows.`;
    expect(await run(verifyBackupCommand, file)).toContain(counts);
    const cutOff = join(dataDir, "cut-off.sqlite");
    writeFileSync(cutOff, readFileSync(file).subarray(0, 50_000));
    await expect(run(verifyBackupCommand, cutOff)).rejects.toThrow(/this back-up is damaged/);
    await expect(run(restoreCommand, file)).rejects.toThrow(/not empty/);
    await expect(run(restoreCommand)).rejects.toThrow(/From where/);

    const elsewhere = await open("elsewhere");
    const program = "ledgerwell leads";
    const restored = { ...terminal("elsewhere"), program };
    const printed = await runCommand(restored, restoreCommand, [file]);
    expect(printed).toMatch(/^Not in a backup.*presentations' password/ms);
    expect(printed).toMatch(/^Held, .*: 1 /m);
    expect(printed).toContain("(ledgerwell leads outbox)");
    expect(printed).toMatch(/1 scheduled issue,/);
    expect(printed).toMatch(/1 issue stopped .* 2 readers/);
    expect(await rowsIn(elsewhere, "leads")).toMatchObject([{ id }]);
  });
});
