import type { Context } from "hono";
import { type SubscribersAnswer, subscribersQuery } from "#contracts/desk/subscribers.ts";
import { recordAudit } from "../../audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import { readQuery } from "../../http/request.ts";
import {
  countSubscribers,
  listSubscribers,
  subscribersCsv,
} from "../../newsletter/list-subscribers.ts";
import type { Services } from "../../services.ts";
import { pageOf, readPosition } from "../../storage/page-position.ts";
import type { DeskUser } from "../sign-in/sessions.ts";

const pageSize = 50;

/** Confirmed and pending subscribers of the newsletter. */
export async function subscribers(context: Context, { storage }: Services): Promise<Response> {
  const { status, after } = readQuery(context, subscribersQuery);
  const answer = await storage.run(async (queries): Promise<SubscribersAnswer> => {
    const rows = await listSubscribers(queries, {
      status,
      after: readPosition(after),
      limit: pageSize + 1,
    });
    const page = pageOf(rows, pageSize);
    const subscribers = page.rows.map((row) => ({
      id: row.id,
      email: row.email,
      status: row.status,
      refused: row.refusal !== null,
      refusal: row.refusal || null,
      createdAt: row.created_at,
      confirmedAt: row.confirmed_at,
    }));
    return { subscribers, after: page.after, counts: await countSubscribers(queries) };
  });
  return context.json(answer);
}

/** For the program that sends the newsletter. Suppressed mailboxes are left out. */
export async function exportSubscribers(
  context: Context,
  { storage, databaseNow, environment }: Services,
  user: DeskUser,
): Promise<Response> {
  const { status } = readQuery(context, subscribersQuery);
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const { confirmed, pending } = await countSubscribers(queries);
    await recordAudit(queries, {
      user,
      action: "subscribers-exported",
      details: { status: status ?? "all", confirmed, pending },
      now,
    });
  });
  const lines = subscribersCsv(storage, environment.publicOrigin, status);
  return csvAnswer(context, "subscribers.csv", lines);
}
