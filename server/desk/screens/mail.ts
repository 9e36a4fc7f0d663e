import { sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import type { MailList } from "#contracts/desk/mail.ts";
import { startOfDay, today } from "#wording/dates.ts";
import { Refusal } from "../../http/refusal.ts";
import { outboxStatus } from "../../outbox/outbox-status.ts";
import { recordEvent } from "../../people/history.ts";
import { isAfter, pageOf, readPosition } from "../../storage/page-position.ts";
import { changeRows, findRow } from "../../storage/rows.ts";
import type { MessageStatus, Queries } from "../../storage/tables.ts";
import { retryMessages } from "../retry-messages.ts";
import type { DeskCall, DeskHandlers } from "../services.ts";
import { deskMessage } from "./message.ts";

const pageSize = 50;

export const mailHandlers = {
  async mail({ query: { status, after }, queries, now }, { timing }) {
    const midnight = startOfDay(today(firmTimeZone, new Date(now)), firmTimeZone);
    const time = status === "sent" ? "finished_at" : "created_at";
    const rows = await messagesIn(queries, status, midnight)
      .leftJoin("people", "people.id", "outbox.person_id")
      .selectAll("outbox")
      .select(["people.name as person_name", "people.email as person_email"])
      .where(isAfter("outbox", readPosition(after), { time }))
      .orderBy(`outbox.${time}`, "desc")
      .orderBy("outbox.id", "desc")
      .limit(pageSize + 1)
      .execute();
    const page = pageOf(rows, pageSize, (row) => row[time] ?? row.created_at);
    const { waiting, failed } = await outboxStatus(queries, now, timing);
    const messages = page.rows.map(({ person_name, person_email, ...row }) => ({
      ...deskMessage(row, now),
      person:
        row.person_id === null
          ? null
          : { id: row.person_id, name: person_name, email: person_email },
    }));
    const counts = {
      waiting,
      failed,
      "set-aside": await counted(messagesIn(queries, "set-aside", midnight)),
      sent: await counted(messagesIn(queries, "sent", midnight)),
    };
    return { messages, after: page.after, counts };
  },

  async mailState({ queries, now }, { timing }) {
    const { failed, waiting, stuck, notLeavingMs } = await outboxStatus(queries, now, timing);
    return { failed, waiting, lateSince: stuck ? now - notLeavingMs : null };
  },

  setAside: (call) => setAside(call, true),
  takeBack: (call) => setAside(call, false),

  retryMessage: async (call) => ({
    retried: await retryMessages(call.queries, { id: call.id }, call),
  }),
  retryFailed: async (call) => ({ retried: await retryMessages(call.queries, "failed", call) }),
} satisfies Partial<DeskHandlers>;

/** The messages of a list. The screen of the newsletter shows how far an issue is. */
function messagesIn(queries: Queries, list: MailList, midnight: number) {
  const status: MessageStatus = list === "set-aside" ? "failed" : list;
  return (
    queries
      .selectFrom("outbox")
      // A literal, not a parameter, because SQLite uses a partial index only for a literal.
      .where("outbox.status", "=", sql.lit(status))
      .where("outbox.newsletter_recipient_id", "is", null)
      .$if(status === "failed", (query) =>
        query.where("outbox.set_aside_at", list === "failed" ? "is" : "is not", null),
      )
      .$if(status === "sent", (query) => query.where("outbox.finished_at", ">=", midnight))
  );
}

async function counted(messages: ReturnType<typeof messagesIn>): Promise<number> {
  const query = messages.select(({ fn }) => fn.countAll().as("count"));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/**
 * Puts a failed message away that the team has dealt with, or takes it back among the failed ones. A
 * message that is there already stays as it is. Only admins decide about calls to connections.
 */
async function setAside(
  { id, queries, user, now, record }: DeskCall<"setAside" | "takeBack">,
  away: boolean,
) {
  const message = await findRow(queries, "outbox", { id, newsletter_recipient_id: null });
  if (message === undefined)
    throw new Refusal(404, "There is no such message. It may have been erased.");
  if (message.status !== "failed")
    throw new Refusal(409, "This message has not failed any more. Nothing was changed.");
  if (message.channel === "webhook" && user.role !== "admin")
    throw new Refusal(403, "Only an admin can do this.");
  if ((message.set_aside_at !== null) === away) return;
  const failed = { id, status: "failed" } as const;
  await changeRows(queries, "outbox", failed, { set_aside_at: away ? now : null });
  const { person_id: personId, purpose } = message;
  if (personId !== null) {
    const kind = away ? "set-aside" : "taken-back";
    await recordEvent(queries, personId, { user, now }, { kind, purpose });
  }
  await record({ purpose }, personId);
}
