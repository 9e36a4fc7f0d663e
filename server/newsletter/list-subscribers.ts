import { sql } from "kysely";
import type { Answer } from "#contracts/desk/api.ts";
import type { SubscriberStatus } from "#contracts/desk/subscribers.ts";
import { csvRow } from "../http/csv.ts";
import { countUnsubscribed } from "../people/suppressions.ts";
import { isAfter, type PagePosition, pagesOf } from "../storage/page-position.ts";
import { contains } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import {
  type AddressedSubscription,
  subscriptionsWithAddress,
  unsubscribeUrl,
} from "./subscriptions.ts";

type SubscribersQuery = {
  status: SubscriberStatus | undefined;
  /** A part of the address. */
  search?: string | undefined;
  after?: PagePosition | undefined;
  limit: number;
};

export function listSubscribers(
  queries: Queries,
  { status, search, after, limit }: SubscribersQuery,
): Promise<AddressedSubscription[]> {
  return subscriptionsWithAddress(queries)
    .$if(status !== undefined, (query) =>
      query.where("subscriptions.status", "=", status as SubscriberStatus),
    )
    .$if(Boolean(search), (query) => query.where(addressContains(search)))
    .where(isAfter("subscriptions", after))
    .orderBy("subscriptions.created_at", "desc")
    .orderBy("subscriptions.id", "desc")
    .limit(limit)
    .execute();
}

/** Addresses are stored in lower case. */
function addressContains(search = "") {
  return contains(sql.ref("people.email"), search.toLowerCase());
}

/** Of those whose address contains `search`. Those who unsubscribed are all counted. */
export async function countSubscribers(
  queries: Queries,
  search?: string,
): Promise<Answer<"subscribers">["counts"]> {
  const rows = await queries
    .selectFrom("subscriptions")
    .innerJoin("people", "people.id", "subscriptions.person_id")
    .$if(Boolean(search), (query) => query.where(addressContains(search)))
    .select(({ fn }) => ["subscriptions.status", fn.countAll().as("count")])
    .groupBy("subscriptions.status")
    .execute();
  const count = (status: SubscriberStatus) =>
    Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    confirmed: count("confirmed"),
    pending: count("pending"),
    unsubscribed: await countUnsubscribed(queries),
  };
}

export async function* subscribersCsv(
  storage: Storage,
  origin: string,
  status: SubscriberStatus | undefined,
): AsyncGenerator<string[]> {
  yield [csvRow(["Email", "State", "Asked", "Confirmed", "Unsubscribe Link"])];
  const pages = pagesOf((page) =>
    storage.run((queries) => listSubscribers(queries, { status, ...page })),
  );
  for await (const rows of pages)
    yield rows
      .filter(({ refusal }) => refusal === null)
      .map((row) =>
        csvRow([
          row.email,
          row.status,
          asTime(row.created_at),
          row.confirmed_at === null ? null : asTime(row.confirmed_at),
          row.status === "confirmed" ? unsubscribeUrl(origin, row.unsubscribe_token) : null,
        ]),
      );
}

const asTime = (time: number): string => new Date(time).toISOString();
