import type { Kysely } from "kysely";
import type { Queries } from "./queries.ts";
import type { Tables } from "./tables.ts";

type Work<Result> = (queries: Queries) => Promise<Result>;

type Job = {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

/**
 * Transactions that are asked for at the same time share one commit, and so one fsync and, on
 * PostgreSQL, its round trips: that is most of what a transaction costs. Each still resolves only
 * once it is durable, and fails alone: if one fails, all of the group are rolled back and run again
 * one by one. So work may run twice, and must do nothing but query.
 *
 * `lanes` is how many groups may be under way at once: one for SQLite, which has one writer.
 */
export function groupCommit(
  queries: Kysely<Tables>,
  lanes: number,
): <Result>(work: Work<Result>) => Promise<Result> {
  let waiting: Job[] = [];
  let busyLanes = 0;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await commit(group);
      await nextTurn();
    }
    busyLanes -= 1;
  }

  async function commit(group: readonly Job[]): Promise<void> {
    if (group.length > 1) {
      try {
        const results = await together(group);
        for (const [index, job] of group.entries()) job.resolve(results[index]);
        return;
      } catch {
        // Which one it was shows below.
      }
    }
    for (const job of group) {
      await queries.transaction().execute(job.work).then(job.resolve, job.reject);
    }
  }

  function together(group: readonly Job[]): Promise<unknown[]> {
    return queries.transaction().execute(async (transaction) => {
      const results: unknown[] = [];
      for (const { work } of group) results.push(await work(transaction));
      return results;
    });
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (busyLanes === lanes) return;
      busyLanes += 1;
      // Whoever came with the same turn of the event loop is in the group.
      setImmediate(drain);
    });
}

/** Requests that arrived meanwhile are read before the next group begins. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
