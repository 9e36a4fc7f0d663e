import { recordAudit, recordListRead } from "../../audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import {
  countSubscribers,
  listSubscribers,
  subscribersCsv,
} from "../../newsletter/list-subscribers.ts";
import { unsubscribe } from "../../people/unsubscribe.ts";
import { pageOf, readPosition } from "../../storage/page-position.ts";
import type { DeskHandlers } from "../services.ts";

const pageSize = 50;

export const subscribersHandlers = {
  async subscribers({ query: { status, search, after }, user }, { storage, databaseNow }) {
    const now = await databaseNow();
    return storage.transaction(async (queries) => {
      await recordListRead(queries, user, now, "subscribers-listed");
      const rows = await listSubscribers(queries, {
        status,
        search,
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
      return { subscribers, after: page.after, counts: await countSubscribers(queries, search) };
    });
  },

  async unsubscribe({ id, user }, { storage, databaseNow, environment: { dataDir } }) {
    const now = await databaseNow();
    await storage.transaction(async (queries) => {
      const subscription = await queries
        .selectFrom("subscriptions")
        .select(["unsubscribe_token", "person_id"])
        .where("id", "=", id)
        .executeTakeFirst();
      // The reader, or a colleague, was quicker.
      if (subscription === undefined) return;
      await unsubscribe(queries, subscription.unsubscribe_token, { dataDir, now });
      const { person_id: subject } = subscription;
      await recordAudit(queries, { user, action: "subscriber-unsubscribed", subject, now });
    });
    return { success: true };
  },

  /** For the program that sends the newsletter. Suppressed mailboxes are left out. */
  async subscribersCsv({ query: { status }, user, context }, services) {
    const { storage, environment } = services;
    const now = await services.databaseNow();
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
  },
} satisfies Partial<DeskHandlers>;
