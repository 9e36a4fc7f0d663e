import type { SubscriberStatus, SubscribersAnswer } from "#contracts/desk/subscribers.ts";
import { csvRow } from "../http/csv.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { unsubscribeUrl } from "./subscriptions.ts";
import { countUnsubscribed, suppressionHasher } from "./suppressions.ts";

type SubscribersQuery = {
  status: SubscriberStatus | undefined;
  after?: PagePosition | undefined;
  limit: number;
};

/** Newest request first. */
export async function listSubscribers(
  queries: Queries,
  { status, after, limit }: SubscribersQuery,
) {
  const rows = await queries
    .selectFrom("subscriptions")
    .selectAll()
    .$if(status !== undefined, (query) => query.where("status", "=", status as SubscriberStatus))
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
    .select(({ fn }) => ["status", fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  const count = (status: SubscriberStatus) =>
    Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    confirmed: count("confirmed"),
    pending: count("pending"),
    unsubscribed: await countUnsubscribed(queries),
  };
}

/** The subscribers as CSV, without suppressed mailboxes. */
export async function* subscribersCsv(
  storage: Storage,
  origin: string,
  status: SubscriberStatus | undefined,
): AsyncGenerator<string[]> {
  yield [csvRow(["Email", "State", "Asked", "Confirmed", "Unsubscribe Link"])];
  for (let after: PagePosition | undefined; ; ) {
    const query = { status, after, limit: 500 };
    const rows = await storage.run((queries) => listSubscribers(queries, query));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows
      .filter((row) => !row.refused)
      .map((row) =>
        csvRow([
          row.email,
          row.status,
          asTime(row.created_at),
          row.confirmed_at === null ? null : asTime(row.confirmed_at),
          row.status === "confirmed" ? unsubscribeUrl(origin, row.unsubscribe_token) : null,
        ]),
      );
    after = { at: last.created_at, id: last.id };
  }
}

const asTime = (time: number): string => new Date(time).toISOString();
