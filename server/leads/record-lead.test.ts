import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onSqlite } from "../../tests/support/storages.ts";
import type { Outgoing } from "../outbox/queue.ts";
import type { Storage } from "../storage/storage.ts";
import { type NewLead, recordLead } from "./record-lead.ts";

const newLead = (about: Partial<NewLead> = {}): NewLead => ({
  id: randomUUID(),
  kind: "contact",
  idempotencyHash: null,
  email: "ada@practice.example",
  sourcePage: "/contact",
  createdAt: 1,
  ...about,
});
const message: Outgoing = {
  channel: "mail",
  purpose: "contact-notification",
  draft: {} as never,
  recipients: [],
};
const idsIn = async (storage: Storage, table: "leads" | "outbox") => {
  const rows = await storage.run((queries) => queries.selectFrom(table).select("id").execute());
  return rows.map((row) => row.id);
};

onSqlite("a lead", (open) => {
  test("is stored once with its messages, however often the same request is made", async () => {
    const storage = await open();
    const same = () => recordLead(storage, newLead({ idempotencyHash: "the same" }), [message]);
    const recorded = await Promise.all([same(), same(), same()]);
    expect(recorded.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
    const [id] = await idsIn(storage, "leads");
    expect(new Set(recorded.map((lead) => lead.id))).toEqual(new Set([id]));
    expect(await idsIn(storage, "outbox")).toHaveLength(1);
  });

  test("that cannot be stored leaves no rows, and other leads are not affected", async () => {
    const storage = await open();
    const impossible = newLead({ kind: "nonsense" as never });
    const outcomes = await Promise.allSettled(
      [newLead(), impossible, newLead()].map((lead) => recordLead(storage, lead, [message])),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await idsIn(storage, "leads")).toHaveLength(2);
    expect(await idsIn(storage, "outbox")).toHaveLength(2);
  });
});
