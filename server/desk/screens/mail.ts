import { sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import type { MailList } from "#contracts/desk/mail.ts";
import { startOfDay, today } from "#wording/dates.ts";
import { recordListRead } from "../../audit.ts";
import { outboxStatus } from "../../outbox/outbox-status.ts";
import type { Services } from "../../services.ts";
import { type PagePosition, pageOf, readPosition } from "../../storage/page-position.ts";
import type { MessageStatus, OutboxRow, Queries } from "../../storage/tables.ts";
import { retryMessages } from "../retry-messages.ts";
import type { DeskHandlers } from "../services.ts";
import { setAside } from "../set-aside.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { deskMessage } from "./message.ts";

const pageSize = 50;

export const mailHandlers = {
  async mail({ query: { status, after }, user }, services) {
    const now = await services.databaseNow();
    const midnight = startOfDay(today(firmTimeZone, new Date(now)), firmTimeZone);
    return services.storage.transaction(async (queries) => {
      await recordListRead(queries, user, now, "mail-listed");
      const rows = await messagesWith(queries, status, midnight, readPosition(after));
      const page = pageOf(rows, pageSize, timeOf[status]);
      const { waiting, failed } = await outboxStatus(queries, now, services.timing);
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
        "set-aside": await countSetAside(queries),
        sent: await countSentSince(queries, midnight),
      };
      return { messages, after: page.after, counts };
    });
  },

  async mailState(_, services) {
    const now = await services.databaseNow();
    const status = await services.storage.run((q) => outboxStatus(q, now, services.timing));
    const { failed, waiting, stuck, notLeavingMs } = status;
    return { failed, waiting, lateSince: stuck ? now - notLeavingMs : null };
  },

  async setAside({ id, user }, { storage, databaseNow }) {
    const now = await databaseNow();
    await storage.transaction((queries) => setAside(queries, id, true, { user, now }));
    return { success: true };
  },
  async takeBack({ id, user }, { storage, databaseNow }) {
    const now = await databaseNow();
    await storage.transaction((queries) => setAside(queries, id, false, { user, now }));
    return { success: true };
  },

  retryMessage: ({ id, user }, services) => retryAndCount(services, user, { id }),
  retryFailed: ({ user }, services) => retryAndCount(services, user, "failed"),
} satisfies Partial<DeskHandlers>;

async function retryAndCount(
  { storage, databaseNow, outbox }: Services,
  user: DeskUser,
  which: { id: string } | "failed",
): Promise<{ retried: number }> {
  const now = await databaseNow();
  const retried = await storage.transaction((queries) =>
    retryMessages(queries, which, { user, now }),
  );
  outbox.wake();
  return { retried };
}

const createdAt = ({ created_at }: OutboxRow) => created_at;

const timeOf = {
  waiting: createdAt,
  failed: createdAt,
  "set-aside": createdAt,
  sent: ({ created_at, finished_at }: OutboxRow) => finished_at ?? created_at,
};

function messagesWith(
  queries: Queries,
  list: MailList,
  midnight: number,
  after: PagePosition | undefined,
) {
  const time = list === "sent" ? "outbox.finished_at" : "outbox.created_at";
  const status: MessageStatus = list === "set-aside" ? "failed" : list;
  return (
    queries
      .selectFrom("outbox")
      .leftJoin("people", "people.id", "outbox.person_id")
      .selectAll("outbox")
      .select(["people.name as person_name", "people.email as person_email"])
      // A literal, not a parameter, because SQLite uses a partial index only for a literal.
      .where("outbox.status", "=", sql.lit(status))
      // The screen of the newsletter shows how far an issue is.
      .where("outbox.newsletter_recipient_id", "is", null)
      .$if(status === "failed", (query) =>
        query.where("outbox.set_aside_at", list === "failed" ? "is" : "is not", null),
      )
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

async function countSetAside(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("status", "=", sql.lit("failed"))
    .where("newsletter_recipient_id", "is", null)
    .where("set_aside_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
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
