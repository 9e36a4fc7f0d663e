import type { Context } from "hono";
import {
  type SubscriberState,
  type SubscribersAnswer,
  subscribersQuery,
} from "#contracts/desk/subscribers.ts";
import { recordAudit } from "../../audit/audit.ts";
import { readQuery } from "../../http/request.ts";
import { csvRow } from "../../leads/export-leads.ts";
import { unsubscribeUrl } from "../../newsletter/subscriptions.ts";
import { countUnsubscribed, suppressionHasher } from "../../newsletter/suppressions.ts";
import type { Services } from "../../services.ts";
import { type PagePosition, pageOf, readPosition } from "../../storage/page-position.ts";
import type { Storage } from "../../storage/storage.ts";
import type { Queries } from "../../storage/tables.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { csvAnswer } from "./csv-answer.ts";

const pageSize = 50;

/** Who reads the newsletter, and who has yet to confirm. */
export async function subscribers(context: Context, { storage }: Services): Promise<Response> {
  const { state, after } = readQuery(context, subscribersQuery);
  const answer = await storage.run(async (queries): Promise<SubscribersAnswer> => {
    const rows = await listSubscribers(queries, {
      state,
      after: readPosition(after),
      limit: pageSize + 1,
    });
    const page = pageOf(rows, pageSize);
    const subscribers = page.rows.map((row) => ({
      id: row.id,
      email: row.email,
      state: row.state,
      refused: row.refused,
      createdAt: row.created_at,
      confirmedAt: row.confirmed_at,
    }));
    return { subscribers, after: page.after, counts: await countSubscribers(queries) };
  });
  return context.json(answer);
}

/** For the program that sends the newsletter; without mailboxes that must get none. */
export async function exportSubscribers(
  context: Context,
  { storage, databaseNow, environment }: Services,
  user: DeskUser,
): Promise<Response> {
  const { state } = readQuery(context, subscribersQuery);
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const { confirmed, pending } = await countSubscribers(queries);
    await recordAudit(queries, {
      user,
      action: "subscribers-exported",
      details: { state: state ?? "all", confirmed, pending },
      now,
    });
  });
  const lines = subscribersCsv(storage, environment.publicOrigin, state);
  return csvAnswer(context, "subscribers.csv", lines);
}

type SubscribersQuery = {
  state: SubscriberState | undefined;
  after?: PagePosition | undefined;
  limit: number;
};

/** Who asked last, first. */
async function listSubscribers(queries: Queries, { state, after, limit }: SubscribersQuery) {
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

async function countSubscribers(queries: Queries): Promise<SubscribersAnswer["counts"]> {
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

async function* subscribersCsv(
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
