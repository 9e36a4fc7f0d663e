import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onSqlite } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import type { Outgoing } from "../outbox/queue.ts";
import type { Storage } from "../storage/storage.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import { createLeadRecorder } from "./lead-recorder.ts";
import type { NewLead } from "./record-lead.ts";

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
const recorderOn = (storage: Storage) =>
  createLeadRecorder({ storage, outbox: { wake() {} }, log: silentLog });
const idsIn = async (storage: Storage) => {
  const rows = await storage.run((queries) => queries.selectFrom("leads").select("id").execute());
  return rows.map((row) => row.id).sort();
};
const outboxOf = (storage: Storage) =>
  storage.run((queries) => queries.selectFrom("outbox").select("lead_id").execute());

onSqlite("leads that arrive together", (open) => {
  test("are all stored, each with its own messages", async () => {
    const storage = await open();
    const { record } = recorderOn(storage);
    const leads = Array.from({ length: 120 }, () => newLead());
    const recorded = await Promise.all(leads.map((lead) => record(lead, [message])));
    expect(recorded).toEqual(leads.map(({ id }) => ({ id, repeated: false })));
    expect(await idsIn(storage)).toEqual(leads.map(({ id }) => id).sort());
    expect(await outboxOf(storage)).toHaveLength(120);
  });

  test("are one lead when they are the same request, whoever comes first", async () => {
    const storage = await open();
    const { record } = recorderOn(storage);
    const same = () => newLead({ idempotencyHash: "the same" });
    const first = await record(same(), [message]);
    const others = await Promise.all([record(same(), [message]), record(same(), [message])]);
    expect(others).toEqual([1, 2].map(() => ({ id: first.id, repeated: true })));

    const twins = ["x", "x", "y"].map((hash) => newLead({ idempotencyHash: hash }));
    const recorded = await Promise.all(twins.map((lead) => record(lead, [message])));
    expect(new Set(recorded.map(({ id }) => id)).size).toBe(2);
    expect(await outboxOf(storage)).toHaveLength(3);
  });

  test("fail alone: the others are stored", async () => {
    const storage = await open();
    const { record } = recorderOn(storage);
    const impossible = newLead({ kind: "nonsense" as never });
    const outcomes = await Promise.allSettled([
      record(newLead(), [message]),
      record(impossible, [message]),
      record(newLead(), [message]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await idsIn(storage)).toHaveLength(2);
    expect(await outboxOf(storage)).toHaveLength(2);
  });
});

test("a lead is not acknowledged when the database is gone", async () => {
  const gone = { transaction: async () => Promise.reject(new StorageUnavailable(new Error())) };
  const { record } = recorderOn(gone as never);
  const outcomes = await Promise.allSettled([record(newLead(), []), record(newLead(), [])]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
