import { expect, test } from "vitest";
import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { appOnSqlite, type TestApp } from "../../../tests/support/app.ts";
import { allPages, type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";
import { seedLeads } from "../../../tests/support/seed-leads.ts";
import { suppress } from "../../people/suppressions.ts";

const now = Date.parse("2026-11-15T18:00:00Z");

async function csv(visitor: DeskVisitor, path: string): Promise<string[]> {
  const response = await visitor.ask("GET", path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="\w+\.csv"$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines.pop()).toBe("");
  return lines;
}

async function auditDetails(app: TestApp, action: string): Promise<object[]> {
  const rows = (await rowsIn(app.storage, "desk_audit")).filter((row) => row.action === action);
  return rows.map(({ details }) => JSON.parse(details));
}

appOnSqlite("an export", (start) => {
  const startWithLeads = async (count: number) => {
    const app = await start();
    await seedLeads(app.storage, { count, now });
    return { app, admin: await signInAs(app, "admin") };
  };

  test("of people contains everyone who matches the filters, newest first", async () => {
    const { app, admin } = await startWithLeads(1203);
    const [header, ...lines] = await csv(admin, "/desk/api/people.csv");
    expect(header).toMatch(/^First Name,Last Name,Email,Phone,Company,/);
    const stored = (await rowsIn(app.storage, "people"))
      .filter((person) => person.only_reader === 0)
      .toSorted((one, other) => other.created_at - one.created_at);
    expect(lines.map((line) => line.split(",")[2])).toEqual(stored.map(({ email }) => email));

    const clients = stored.filter(({ status }) => status === "client");
    const filtered = await csv(admin, "/desk/api/people.csv?status=client&search=sample.example");
    expect(filtered).toHaveLength(clients.length + 1);
    expect(await auditDetails(app, "people-exported")).toEqual([
      { people: stored.length, searched: false },
      { people: clients.length, status: "client", searched: true },
    ]);
  });

  test("of people gives kinds, statuses and listed partners by their names, and the next step", async () => {
    const app = await start();
    await seedLeads(app.storage, { count: 1, now });
    await changeRows(app.storage, "leads", { partner: "fortune" });
    const step = { next_step: "Call back", next_step_on: "2026-11-20" };
    await changeRows(app.storage, "people", { status: "not-a-fit", ...step });
    const [header = "", line = ""] = await csv(
      await signInAs(app, "admin"),
      "/desk/api/people.csv",
    );
    const cell = (column: string) => line.split(",")[header.split(",").indexOf(column)];
    expect(cell("Kind")).toBe(leadKindNames.estimate);
    expect(cell("Status")).toBe(leadStatusNames["not-a-fit"]);
    expect(cell("Next Step")).toBe("Call back");
    expect(cell("Next Step On")).toBe("2026-11-20");
    expect(cell("Partner")).toBe(partnerName("fortune"));
    expect(cell("Person")).toBe((await rowsIn(app.storage, "people"))[0]?.id);
  });

  test("of subscribers is not needed to find one and unsubscribe them", async () => {
    const { app } = await startWithLeads(40);
    const staff = await signInAs(app, "staff");
    const search = "VISITOR.1";
    const { subscribers, counts } = await staff.answer("subscribers", { query: { search } });
    expect(subscribers.map(({ email }) => email)).toEqual(["visitor.19@sample.example"]);
    expect(counts).toMatchObject({ confirmed: 1, pending: 0 });
    const none = await staff.answer("subscribers", { query: { search: "visitor_19" } });
    expect(none.subscribers).toEqual([]);
    const [reader] = subscribers;
    await staff.answer("unsubscribe", { id: reader?.id });
    await staff.answer("unsubscribe", { id: reader?.id });
    const after = await staff.answer("subscribers", { query: { search } });
    expect(after).toMatchObject({ subscribers: [], counts: { unsubscribed: 1 } });
    expect(await auditDetails(app, "subscriber-unsubscribed")).toEqual([{}]);
  });

  test("of subscribers contains confirmed and pending ones, each once, like the list", async () => {
    const { app, admin } = await startWithLeads(1500);
    await app.storage.run((queries) => suppress(queries, "gone@x.example", "unsubscribed", now));
    const people = new Map((await rowsIn(app.storage, "people")).map((row) => [row.id, row]));
    const stored = await rowsIn(app.storage, "subscriptions");
    const confirmed = stored.filter(({ status }) => status === "confirmed");
    const pages = await allPages(admin, "subscribers", { status: "confirmed" });
    const pending = stored.length - confirmed.length;
    for (const { counts } of pages)
      expect(counts).toEqual({ confirmed: confirmed.length, pending, unsubscribed: 1 });
    const seen = pages.flatMap(({ subscribers }) => subscribers.map(({ email }) => email));
    expect(confirmed.length).toBeGreaterThan(100);
    expect(seen.toSorted()).toEqual(
      confirmed.map(({ person_id }) => people.get(person_id)?.email).toSorted(),
    );
    expect(await csv(admin, "/desk/api/subscribers.csv")).toHaveLength(stored.length + 1);
    expect(await auditDetails(app, "subscribers-exported")).toHaveLength(1);
  });

  test("of subscribers omits mailboxes that refused a message, which the list marks", async () => {
    const { app, admin } = await startWithLeads(60);
    const email = (await admin.answer("subscribers")).subscribers[0]?.email ?? "";
    await app.storage.run((queries) => suppress(queries, email, "refused", now));
    const { subscribers } = await admin.answer("subscribers");
    expect(subscribers.filter(({ refused }) => refused).map((one) => one.email)).toEqual([email]);
    expect((await csv(admin, "/desk/api/subscribers.csv")).join()).not.toContain(email);
  });
});
