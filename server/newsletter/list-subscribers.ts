import type { SubscriberState, SubscribersAnswer } from "#contracts/desk/subscribers.ts";
import { csvRow } from "../http/csv.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { unsubscribeUrl } from "./subscriptions.ts";
import { countUnsubscribed, suppressionHasher } from "./suppressions.ts";

type SubscribersQuery = {
  state: SubscriberState | undefined;
  after?: PagePosition | undefined;
  limit: number;
};

/** The newest request first. */
export async function listSubscribers(queries: Queries, { state, after, limit }: SubscribersQuery) {
  const rows = await queries
    .selectFrom("subscriptions")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state as SubscriberState))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), "<", tuple(after?.at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const hash = await suppressionHasher(queries);
  const keys = rows.map(({ email }) => hash(email));
  const suppressed = keys.length
    ? await queries
        .selectFrom("suppressions")
        .select("email_hash")
        .where("email_hash", "in", keys)
        .where("reason", "=", "refused")
        .execute()
    : [];
  const refused = new Set(suppressed.map(({ email_hash }) => email_hash));
  return rows.map((row) => ({
    ...row,
    refused: refused.has(hash(row.email)),
  }));
}

export async function countSubscribers(queries: Queries): Promise<SubscribersAnswer["counts"]> {
  const rows = await queries
    .selectFrom("subscriptions")
    .select(({ fn }) => ["state", fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const count = (state: SubscriberState) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    confirmed: count("confirmed"),
    pending: count("pending"),
    unsubscribed: await countUnsubscribed(queries),
  };
}

/** As CSV, without mailboxes that must get no newsletter. */
export async function* subscribersCsv(
  storage: Storage,
  origin: string,
  state: SubscriberState | undefined,
): AsyncGenerator<string[]> {
  yield [csvRow(["Email", "State", "Asked", "Confirmed", "Unsubscribe Link"])];
  for (let after: PagePosition | undefined; ; ) {
    const query = { state, after, limit: 500 };
    const rows = await storage.run((queries) => listSubscribers(queries, query));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows
      .filter((row) => !row.refused)
      .map((row) =>
        csvRow([
          row.email,
          row.state,
          asTime(row.created_at),
          row.confirmed_at === null ? null : asTime(row.confirmed_at),
          row.state === "confirmed" ? unsubscribeUrl(origin, row.unsubscribe_token) : null,
        ]),
      );
    after = { at: last.created_at, id: last.id };
  }
}

const asTime = (time: number): string => new Date(time).toISOString();
