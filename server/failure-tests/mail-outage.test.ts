import { expect, onTestFinished, test, vi } from "vitest";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { type Claimed, enqueue } from "../outbox/queue.ts";
import { outboxTiming } from "../outbox/timing.ts";
import { startOutboxWorker } from "../outbox/worker.ts";
import type { Storage } from "../storage/storage.ts";

const minute = 60_000;
const hour = 60 * minute;
/** The pauses are the real ones, and the clock is moved; only the looking is quick. */
const timing = { ...outboxTiming, spacingMs: 0, pollMs: 2 };

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

/** Pauses spread by chance would now and then fall together by chance. */
function spreadEvenly(): void {
  const goldenRatio = (Math.sqrt(5) - 1) / 2;
  let drawn = 0;
  const random = vi.spyOn(Math, "random").mockImplementation(() => {
    drawn += goldenRatio;
    return drawn % 1;
  });
  onTestFinished(() => random.mockRestore());
}

onEveryEngine("a mail server that is gone for 24 hours", (open) => {
  test("loses no message, keeps their order, and is not overrun when it is back", async () => {
    const storage = await open();
    const start = await storage.now();
    spreadEvenly();
    let clock = start;
    let isBack = false;
    const tried: { at: number; address: string }[] = [];
    const sent: string[] = [];
    const underWay: number[] = [];
    let now = 0;

    const worker = startOutboxWorker({
      storage,
      timing,
      log: silentLog,
      now: async () => clock,
      onSettled: async () => {},
      deliver: {
        webhook: async () => ({ recipients: [] }),
        mail: async (claimed) => {
          const address = addressOf(claimed);
          tried.push({ at: clock, address });
          if (!isBack) return { recipients: [], retry: "connect ECONNREFUSED", unreached: true };
          now += 1;
          underWay.push(now);
          sent.push(address);
          await new Promise((resolve) => setTimeout(resolve, 5));
          now -= 1;
          return { recipients: [{ address, state: "delivered", response: "250" }] };
        },
      },
    });
    onTestFinished(() => worker.stop(0));

    /** Until the worker has tried all that is due by the moved clock. */
    const allDueIsTried = () =>
      vi.waitFor(
        async () => {
          const due = await storage.run((queries) =>
            queries
              .selectFrom("outbox")
              .select("id")
              .where("state", "=", "pending")
              .where((where) =>
                where.or([
                  where("available_at", "<=", clock),
                  where("lease_token", "is not", null),
                ]),
              )
              .execute(),
          );
          expect(due).toEqual([]);
        },
        { timeout: 20_000, interval: 2 },
      );

    // A lead every hour, the clock in steps of a quarter.
    const written: string[] = [];
    for (; clock < start + 24 * hour; clock += 15 * minute) {
      if ((clock - start) % hour === 0) {
        const address = `visitor-${written.length}@practice.example`;
        await write(storage, address, clock);
        written.push(address);
        worker.wake();
      }
      await allDueIsTried();
    }
    expect(sent).toEqual([]);
    // In the last hours every message comes back about once an hour, but not all together.
    const lately = tried.filter(({ at }) => at >= clock - 4 * hour);
    const inOneStep = Math.max(
      ...[...Map.groupBy(lately, ({ at }) => at).values()].map((attempts) => attempts.length),
    );
    expect(inOneStep).toBeLessThanOrEqual(written.length / 2);

    isBack = true;
    // No message waits longer than the longest pause to find out that the server is back.
    for (let steps = 0; steps < 6 && sent.length === 0; steps += 1) {
      clock += 15 * minute;
      await allDueIsTried();
    }
    await vi.waitFor(() => expect(sent).toHaveLength(written.length), { timeout: 20_000 });
    expect(new Set(sent)).toEqual(new Set(written));
    // The one that found the server back may be any; all others follow as they were written.
    const [, ...others] = sent;
    const inOrder = written.filter((address) => address !== sent[0]);
    const outOfPlace = others.map((address, index) => Math.abs(inOrder.indexOf(address) - index));
    // Up to five are under way at once, and may overtake each other.
    expect(Math.max(...outOfPlace)).toBeLessThan(5);
    // One at a time at first, then one more with each success.
    expect(underWay[0]).toBe(1);
    expect(Math.max(...underWay.slice(0, 3))).toBeLessThanOrEqual(3);
    expect(Math.max(...underWay)).toBeLessThanOrEqual(5);
  }, 120_000);
});
