import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addReaders } from "../../tests/support/newsletter.ts";
import { changeRows } from "../../tests/support/rows.ts";
import { seedLeads } from "../../tests/support/seed-leads.ts";
import { onPostgres, patientLimits } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { recordAudit } from "../audit/audit.ts";
import { insertConnection } from "../connections/connections.ts";
import { makeLink } from "../desk/sign-in/links/sign-in-links.ts";
import { openDeskSession } from "../desk/sign-in/sessions.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { silentLog } from "../log.ts";
import { suppress, suppressionOf } from "../people/suppressions.ts";
import { copyRows, fingerprintsOf } from "./copy-database.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import { openPostgres, openSqlite, type Storage } from "./storage.ts";

/** More than one batch. */
const count = 250;

onPostgres("moving an embedded database", (createDatabase) => {
  let folder: string;
  let from: Storage;
  let to: Storage;
  beforeEach(async () => {
    folder = temporaryFolder();
    from = await openSqlite(join(folder, "leads.sqlite"));
    to = await openPostgres(await createDatabase(), silentLog, patientLimits);
    const owner = await from.transaction(async (queries) => {
      const user = await addMember(queries, "dana@firm.example", "admin", 1);
      const id = user?.id ?? "";
      await openDeskSession(queries, {
        userId: id,
        signedInBy: "link",
        browser: "Firefox on Linux",
        confirmedAt: 1,
        now: 1,
      });
      await makeLink(queries, { userId: id, kind: "terminal", now: 1 });
      await recordAudit(queries, { user, now: 1 }, "person-viewed", "1");
      await insertConnection(queries, { name: "CRM", url: "https://crm.example", now: 1 });
      return id;
    });
    await from.run((queries) => suppress(queries, "gone@x.example", "unsubscribed", 1));
    await seedLeads(from, { count, now: Date.now(), owner, withMessages: true });
    await changeRows(from, "leads", { message: 'Grüße, "quoted", 100%\n\t\u{1f600}' });
  });
  afterEach(async () => {
    await from.close();
    await to.close();
  });

  const store = (storage: Storage) => addReaders(storage, 1);

  test("copies every row, checked by counts and content hashes", async () => {
    const moved = await moveToPostgres(from, to);
    expect(await to.run(fingerprintsOf)).toEqual(moved);
    expect(moved.leads.rows).toBe(count);
    for (const table of [
      "outbox",
      "connections",
      "desk_users",
      "desk_sessions",
      "desk_sign_in_links",
      "desk_audit",
      "person_notes",
      "installation_key",
    ] as const) {
      expect(moved[table].rows).toBeGreaterThan(0);
    }
    const found = await to.run((queries) => suppressionOf(queries, "gone@x.example"));
    expect(found?.reason).toBe("unsubscribed");
  });

  test("closes the old one, so that a server still running on it cannot store anything there", async () => {
    await moveToPostgres(from, to);
    await expect(store(from)).rejects.toThrow();
    await expect(openSqlite(join(folder, "leads.sqlite"))).rejects.toThrow(/moved to PostgreSQL/);
    await store(to);
  });

  test("refuses a database that holds something else, and changes nothing", async () => {
    await store(to);
    await expect(moveToPostgres(from, to)).rejects.toThrow();
    expect((await to.run(fingerprintsOf)).people.rows).toBe(1);
    await store(from);
  });

  test("can be run again after it was interrupted before the old one was closed", async () => {
    await to.transaction((target) => from.run((source) => copyRows(source, target)));
    await moveToPostgres(from, to);
    expect((await to.run(fingerprintsOf)).leads.rows).toBe(count);
    await expect(store(from)).rejects.toThrow();
  });
});
