import type { Context } from "hono";
import { sql } from "kysely";
import { type MailAnswer, mailQuery, type RetryAnswer } from "#contracts/desk/mail.ts";
import { readQuery } from "../../http/request.ts";
import { outboxStatus } from "../../outbox/status.ts";
import type { Services } from "../../services.ts";
import { type PagePosition, pageOf, readPosition } from "../../storage/page-position.ts";
import type { MessageStatus, Queries } from "../../storage/tables.ts";
import { retryMessages } from "../retry-messages.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { deskMessage } from "./message.ts";

const pageSize = 50;

/** What waits to be sent or has failed, with the errors from the other servers. */
export async function mail(context: Context, services: Services): Promise<Response> {
  const { status, after } = readQuery(context, mailQuery);
  const now = await services.databaseNow();
  const answer = await services.storage.run(async (queries): Promise<MailAnswer> => {
    const rows = await unsent(queries, status, readPosition(after)).execute();
    const page = pageOf(rows, pageSize);
    const { waiting, failed } = await outboxStatus(queries, now, services.timing);
    const messages = page.rows.map(({ lead_name, lead_email, ...row }) => ({
      ...deskMessage(row, now),
      lead:
        row.lead_id === null || lead_email === null
          ? null
          : { id: row.lead_id, name: lead_name, email: lead_email },
    }));
    return { messages, after: page.after, counts: { waiting, failed } };
  });
  return context.json(answer);
}

function unsent(queries: Queries, status: MessageStatus, after: PagePosition | undefined) {
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
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple("outbox.created_at", "outbox.id"),
            "<",
            tuple(after?.at ?? 0, after?.id ?? ""),
          ),
        ),
      )
      .orderBy("outbox.created_at", "desc")
      .orderBy("outbox.id", "desc")
      .limit(pageSize + 1)
  );
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
