import { expect, test } from "vitest";
import { parseMetrics } from "../../tests/support/prometheus.ts";
import { changeRows } from "../../tests/support/rows.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import { createMetrics } from "../metrics.ts";
import type { Storage } from "../storage/storage.ts";
import { outboxStatus, watchOutbox } from "./outbox-status.ts";
import { enqueue } from "./queue.ts";
import { outboxTiming } from "./timing.ts";

const putAt = (storage: Storage, now: number) =>
  storage.transaction((queries) =>
    enqueue(queries, [
      {
        outgoing: { channel: "mail", purpose: "x", draft: {} as never, recipients: [] },
        leadId: null,
        now,
      },
    ]),
  );

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
    await storage.run((queries) =>
      queries
        .updateTable("outbox")
        .set({ status: "failed" })
        .where("created_at", "=", 1500)
        .execute(),
    );
    expect(await read()).toEqual([2, 31.5, 1]);
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
