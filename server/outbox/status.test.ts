import { expect, test } from "vitest";
import { describeOnEachEngine } from "../../tests/support/storages.ts";
import { enqueue } from "./queue.ts";
import { watchOutbox } from "./status.ts";
import { outboxTiming } from "./timing.ts";

describeOnEachEngine("the log about the outbox", (open) => {
  test("says once when it is stuck, once when it is well again", async () => {
    const storage = await open();
    let clock = 1_000_000;
    const events: string[] = [];
    const note = (event: string) => void events.push(event);
    const check = watchOutbox({
      storage,
      timing: outboxTiming,
      now: async () => clock,
      log: { info: note, warn: note, error: note, flush() {} },
    });
    await storage.transaction((queries) =>
      enqueue(queries, [
        {
          outgoing: { channel: "mail", purpose: "x", draft: {} as never, recipients: [] },
          leadId: null,
          now: clock,
        },
      ]),
    );
    clock += outboxTiming.stuckAfterMs;
    await check();
    clock += 1;
    await check();
    await check();
    await storage.run((queries) => queries.updateTable("outbox").set({ state: "done" }).execute());
    await check();
    expect(events).toEqual(["outbox-well", "outbox-needs-attention", "outbox-well"]);
  });
});
