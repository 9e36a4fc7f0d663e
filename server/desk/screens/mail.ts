import type { Context } from "hono";
import { sql } from "kysely";
import { type MailAnswer, mailQuery, type RetryAnswer } from "#contracts/desk/mail.ts";
import { readQuery } from "../../http/request.ts";
import { outboxStatus } from "../../outbox/status.ts";
import type { Services } from "../../services.ts";
import { type PagePosition, pageOf, readPosition } from "../../storage/page-position.ts";
import type { OutboxState, Queries } from "../../storage/tables.ts";
import { retryMessages } from "../retry-messages.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { deskMessage } from "./message.ts";

const pageSize = 50;

/** What waits to be sent or is dead, and what the servers at the other end said. */
export async function mail(context: Context, services: Services): Promise<Response> {
  const { state, after } = readQuery(context, mailQuery);
  const now = await services.databaseNow();
  const answer = await services.storage.run(async (queries): Promise<MailAnswer> => {
    const rows = await unsent(
      queries,
      state === "dead" ? "dead" : "pending",
      readPosition(after),
    ).execute();
    const page = pageOf(rows, pageSize);
    const { pending, dead } = await outboxStatus(queries, now, services.timing);
    const messages = page.rows.map(({ lead_name, lead_email, ...row }) => ({
      ...deskMessage(row, now),
      lead:
        row.lead_id === null || lead_email === null
          ? null
          : { id: row.lead_id, name: lead_name, email: lead_email },
    }));
    return { messages, after: page.after, counts: { waiting: pending, dead } };
  });
  return context.json(answer);
}

function unsent(queries: Queries, state: OutboxState, after: PagePosition | undefined) {
  return (
    queries
      .selectFrom("outbox")
      .leftJoin("leads", "leads.id", "outbox.lead_id")
      .selectAll("outbox")
      .select(["leads.name as lead_name", "leads.email as lead_email"])
      // Not bound as a parameter: SQLite uses a partial index only for a value it can read.
      .where("outbox.state", "=", sql.lit(state))
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

/** The same for every dead message. */
export function retryDead(context: Context, services: Services, user: DeskUser): Promise<Response> {
  return retryAndAnswer(context, services, user, "dead");
}

async function retryAndAnswer(
  context: Context,
  { storage, databaseNow, outbox }: Services,
  user: DeskUser,
  which: { id: string } | "dead",
): Promise<Response> {
  const now = await databaseNow();
  const retried = await storage.transaction((queries) =>
    retryMessages(queries, which, { user, now }),
  );
  outbox.wake();
  return context.json({ retried } satisfies RetryAnswer);
}
