import { recordAudit } from "../../audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import {
  countSubscribers,
  listSubscribers,
  subscribersCsv,
} from "../../newsletter/list-subscribers.ts";
import { pageOf, readPosition } from "../../storage/page-position.ts";
import type { DeskHandlers } from "../services.ts";

const pageSize = 50;

export const subscribersHandlers = {
  subscribers({ query: { status, after } }, { storage }) {
    return storage.run(async (queries) => {
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
