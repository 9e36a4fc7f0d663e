import { expect, test } from "vitest";
import { describeOnEachEngine } from "../../tests/support/storages.ts";
import { enqueue } from "./enqueue.ts";
import { outboxTiming } from "./timing.ts";
import { watchOutbox } from "./watch.ts";

describeOnEachEngine("the log about the outbox", (open) => {
  test("says once when it is stuck, once when it is well again", async () => {
    const storage = await open();
    let clock = 1_000_000;
    const events: string[] = [];
    const note = (event: string) => void events.push(event);
    const look = watchOutbox({
      storage,
      timing: outboxTiming,
      now: async () => clock,
      log: { info: note, warn: note, error: note, flush() {} },
    });
    await storage.transaction((queries) =>
      enqueue(queries, [
        {
          outgoing: { channel: "webhook", purpose: "lead", body: "{}" },
          leadId: null,
          now: clock,
        },
      ]),
    );
    clock += outboxTiming.stuckAfterMs;
    await look();
    clock += 1;
    await look();
    await look();
    await storage.run((queries) => queries.updateTable("outbox").set({ state: "done" }).execute());
    await look();
    expect(events).toEqual(["outbox-well", "outbox-needs-attention", "outbox-well"]);
  });
});
