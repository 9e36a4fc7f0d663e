import type { Context } from "hono";
import { sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import { type MailAnswer, mailQuery, type RetryAnswer } from "#contracts/desk/mail.ts";
import { startOfDay, today } from "#wording/dates.ts";
import { readQuery } from "../../http/request.ts";
import { outboxStatus } from "../../outbox/outbox-status.ts";
import type { Services } from "../../services.ts";
import { type PagePosition, pageOf, readPosition } from "../../storage/page-position.ts";
import type { MessageStatus, OutboxRow, Queries } from "../../storage/tables.ts";
import { retryMessages } from "../retry-messages.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { deskMessage } from "./message.ts";

const pageSize = 50;

/** What waits to be sent, has failed or was sent today, with the answers of the other servers. */
export async function mail(context: Context, services: Services): Promise<Response> {
  const { status, after } = readQuery(context, mailQuery);
  const now = await services.databaseNow();
  const midnight = startOfDay(today(firmTimeZone, new Date(now)), firmTimeZone);
  const answer = await services.storage.run(async (queries): Promise<MailAnswer> => {
    const rows = await messagesWith(queries, status, midnight, readPosition(after));
    const page = pageOf(rows, pageSize, timeOf[status]);
    const { waiting, failed } = await outboxStatus(queries, now, services.timing);
    const messages = page.rows.map(({ lead_name, lead_email, ...row }) => ({
      ...deskMessage(row, now),
      lead:
        row.lead_id === null || lead_email === null
          ? null
          : { id: row.lead_id, name: lead_name, email: lead_email },
    }));
    const counts = { waiting, failed, sent: await countSentSince(queries, midnight) };
    return { messages, after: page.after, counts };
  });
  return context.json(answer);
}

const createdAt = ({ created_at }: OutboxRow) => created_at;

/** The time by which a list is sorted, the newest first. */
const timeOf = {
  waiting: createdAt,
  failed: createdAt,
  sent: ({ created_at, finished_at }: OutboxRow) => finished_at ?? created_at,
};

function messagesWith(
  queries: Queries,
  status: MessageStatus,
  midnight: number,
  after: PagePosition | undefined,
) {
  const time = status === "sent" ? "outbox.finished_at" : "outbox.created_at";
  return (
    queries
      .selectFrom("outbox")
      .leftJoin("leads", "leads.id", "outbox.lead_id")
      .selectAll("outbox")
      .select(["leads.name as lead_name", "leads.email as lead_email"])
      // A literal, not a parameter, because SQLite uses a partial index only for a literal.
      .where("outbox.status", "=", sql.lit(status))
      // The screen of the newsletter shows how far an issue is.
      .where("outbox.newsletter_recipient_id", "is", null)
      .$if(status === "sent", (query) => query.where("outbox.finished_at", ">=", midnight))
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple(time, "outbox.id"), "<", tuple(after?.at ?? 0, after?.id ?? "")),
        ),
      )
      .orderBy(time, "desc")
      .orderBy("outbox.id", "desc")
      .limit(pageSize + 1)
      .execute()
  );
}

async function countSentSince(queries: Queries, time: number): Promise<number> {
  const { count } = await queries
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("status", "=", sql.lit("sent"))
    .where("newsletter_recipient_id", "is", null)
    .where("finished_at", ">=", time)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sends one message now, with all its attempts again. */
export function retryOne(context: Context, services: Services, user: DeskUser): Promise<Response> {
  return retryAndAnswer(context, services, user, { id: context.req.param("id") ?? "" });
}

/** Does the same for every failed message. */
export function retryFailed(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  return retryAndAnswer(context, services, user, "failed");
}

async function retryAndAnswer(
  context: Context,
  { storage, databaseNow, outbox }: Services,
  user: DeskUser,
  which: { id: string } | "failed",
): Promise<Response> {
  const now = await databaseNow();
  const retried = await storage.transaction((queries) =>
    retryMessages(queries, which, { user, now }),
  );
  outbox.wake();
  return context.json({ retried } satisfies RetryAnswer);
}
