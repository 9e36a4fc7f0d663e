import { expect, onTestFinished, test, vi } from "vitest";
import { patience } from "../../tests/support/patience.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { type Claimed, enqueue } from "../outbox/queue.ts";
import { outboxTiming } from "../outbox/timing.ts";
import { startOutboxWorker } from "../outbox/worker.ts";
import type { Storage } from "../storage/storage.ts";

const minute = 60_000;
const hour = 60 * minute;
/** The pauses between attempts are real and the clock is moved. Only the polling is faster. */
const timing = { ...outboxTiming, pollMs: 2 };

const addressOf = ({ recipients: [first] }: Claimed) => first?.address ?? "";

const write = (storage: Storage, address: string, now: number) =>
  storage.run((queries) =>
    enqueue(queries, [
      {
        leadId: null,
        now,
        outgoing: {
          channel: "mail",
          purpose: "results",
          draft: { messageId: `<${address}>` } as never,
          recipients: [{ address, role: "to" }],
        },
      },
    ]),
  );

onEveryEngine("a mail server that is gone for 24 hours", (open) => {
  test("loses no message, and gets each once within 75 minutes of its return", {
    timeout: 600_000 * patience,
  }, async () => {
    const storage = await open();
    const start = await storage.now();
    let clock = start;
    let isBack = false;
    const sent: string[] = [];
    const worker = startOutboxWorker({
      storage,
      timing,
      log: silentLog,
      now: async () => clock,
      onSettled: async () => {},
      deliver: {
        webhook: async () => ({ recipients: [] }),
        mail: async (claimed) => {
          if (!isBack) return { recipients: [], retry: "connect ECONNREFUSED" };
          const address = addressOf(claimed);
          sent.push(address);
          return { recipients: [{ address, status: "delivered", response: "250" }] };
        },
      },
    });
    onTestFinished(() => worker.stop(0));

    /** Waits until the worker has tried everything that is due by the moved clock. */
    const allDueIsTried = () =>
      vi.waitFor(
        async () => {
          const due = await storage.run((queries) =>
            queries
              .selectFrom("outbox")
              .select("id")
              .where("status", "=", "waiting")
              .where(({ eb, or }) =>
                or([eb("available_at", "<=", clock), eb("lease_token", "is not", null)]),
              )
              .execute(),
          );
          expect(due).toEqual([]);
        },
        { timeout: 300_000 * patience, interval: 2 },
      );

    // One lead an hour. The clock moves in steps of 15 minutes.
    const written: string[] = [];
    for (; clock < start + 24 * hour; clock += 15 * minute) {
      if ((clock - start) % hour === 0) {
        const address = `visitor-${written.length}@practice.example`;
        await write(storage, address, clock);
        written.push(address);
      }
      await allDueIsTried();
    }
    expect(sent).toEqual([]);

    isBack = true;
    for (let quarter = 0; quarter < 5; quarter += 1) {
      clock += 15 * minute;
      await allDueIsTried();
    }
    expect(sent.toSorted()).toEqual(written.toSorted());
  });
});
