import { expect, test } from "vitest";
import { mailTo } from "../../tests/support/leads.ts";
import { parseMetrics } from "../../tests/support/prometheus.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import { createMetrics } from "../metrics/metrics.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxRow } from "../storage/tables.ts";
import { notMade } from "./delivery-report.ts";
import { outboxStatus, watchOutbox } from "./outbox-status.ts";
import { enqueue } from "./queue.ts";
import { outboxTiming } from "./timing.ts";

const putAt = (storage: Storage, now: number) =>
  storage.transaction((queries) => enqueue(queries, [mailTo()], { now }));

onSqlite("the outbox", (open) => {
  test("reports how many messages wait, for how long, and how many failed", async () => {
    const storage = await open();
    const metrics = createMetrics(() =>
      storage.run((queries) => outboxStatus(queries, 61_500, outboxTiming)),
    );
    const read = async () => {
      const series = parseMetrics((await metrics.read()).text);
      return [
        'messages{status="waiting"}',
        "oldest_waiting_seconds",
        'messages{status="failed"}',
      ].map((name) => series.get(`ledgerwell_outbox_${name}`));
    };
    expect(await read()).toEqual([0, 0, 0]);
    for (const time of [30_000, 1500, 60_000]) await putAt(storage, time);
    expect(await read()).toEqual([3, 60, 0]);
    const oldest = (await rowsIn(storage, "outbox")).find((row) => row.created_at === 1500);
    await changeRows(storage, "outbox", { status: "failed" }, oldest?.id ?? "");
    expect(await read()).toEqual([2, 31.5, 1]);
  });

  const hour = 60 * 60_000;
  const now = 1000 * hour;
  const sentAt = (time: number) => ({ status: "sent", finished_at: time }) as const;
  const retried = { attempts: 9, last_error: "452 mailbox full", available_at: now + hour };
  const givenUp = (time: number) => ({ status: "failed", finished_at: time }) as const;
  test.each<[string, Partial<OutboxRow>[], object]>([
    ["a message that waits and none sent since", [retried], { stuck: true }],
    ["one full mailbox, while others get theirs", [retried, sentAt(now)], { stuck: false }],
    ["others sent only before it", [retried, sentAt(now - 3 * hour)], { stuck: true }],
    ["a message that waits on purpose", [{ available_at: now + hour }], { stuck: false }],
    ["a webhook that is not taken", [{ ...retried, channel: "webhook" }], { stuck: false }],
    ["one given up an hour ago", [givenUp(now - hour)], { failedToday: 1, failed: 1 }],
    ["one given up two days ago", [givenUp(now - 48 * hour)], { failedToday: 0, failed: 1 }],
    ["one that cannot be made", [{ last_error: `${notMade}x` }, sentAt(now)], { notMade: 1 }],
    ["a webhook given up", [{ ...givenUp(now), channel: "webhook" }], { failedToday: 0 }],
    ["one held after a restore", [{ status: "failed" }], { failedToday: 0, failed: 1 }],
  ])("needs an operator or not: %s", async (_, rows, expected) => {
    const storage = await open();
    for (const row of rows) {
      await putAt(storage, now - 2 * hour);
      const last = (await rowsIn(storage, "outbox")).at(-1);
      await changeRows(storage, "outbox", row, last?.id);
    }
    const status = await storage.run((queries) => outboxStatus(queries, now, outboxTiming));
    expect(status).toMatchObject(expected);
  });

  test("is logged once when it is stuck, and once when it has recovered", async () => {
    const storage = await open();
    let clock = 1_000_000;
    const events: string[] = [];
    const note = (event: string) => void events.push(event);
    const check = watchOutbox({
      storage,
      timing: outboxTiming,
      now: async () => clock,
      log: { info: note, warn: note, error: note },
    });
    await putAt(storage, clock);
    clock += outboxTiming.stuckAfterMs;
    await check();
    clock += 1;
    await check();
    await check();
    await changeRows(storage, "outbox", { status: "sent" });
    await check();
    expect(events).toEqual(["outbox-well", "outbox-needs-attention", "outbox-well"]);
  });
});
