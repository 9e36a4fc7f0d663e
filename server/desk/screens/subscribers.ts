import { recordAudit } from "../../audit/audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import {
  countSubscribers,
  listSubscribers,
  subscribersCsv,
} from "../../newsletter/list-subscribers.ts";
import { unsubscribe } from "../../people/unsubscribe.ts";
import { pageOf, readPosition } from "../../storage/page-position.ts";
import { columnsOf, findRow } from "../../storage/rows.ts";
import type { DeskHandlers } from "../services.ts";

const pageSize = 50;

export const subscribersHandlers = {
  async subscribers({ query: { status, search, after }, queries }) {
    const limit = pageSize + 1;
    const position = readPosition(after);
    const rows = await listSubscribers(queries, { status, search, after: position, limit });
    const page = pageOf(rows, pageSize);
    const subscribers = page.rows.map((row) => ({
      ...columnsOf(row, "id", "email", "status", "created_at", "confirmed_at"),
      refused: row.refusal !== null,
      refusal: row.refusal || null,
    }));
    return { subscribers, after: page.after, counts: await countSubscribers(queries, search) };
  },

  async unsubscribe({ id, queries, now, record }, { environment: { dataDir } }) {
    const subscription = await findRow(queries, "subscriptions", id);
    // The reader, or a colleague, was quicker.
    if (subscription === undefined) return;
    await unsubscribe(queries, subscription.unsubscribe_token, { dataDir, now });
    await record({}, subscription.person_id);
  },

  /** For the program that sends the newsletter. Suppressed mailboxes are left out. */
  async subscribersCsv({ query: { status }, user, now, context }, { storage, environment }) {
    await storage.transaction(async (queries) => {
      const { confirmed, pending } = await countSubscribers(queries);
      const details = { status: status ?? "all", confirmed, pending };
      await recordAudit(queries, { user, now }, "subscribers-exported", null, details);
    });
    const lines = subscribersCsv(storage, environment.publicOrigin, status);
    return csvAnswer(context, "subscribers.csv", lines);
  },
} satisfies Partial<DeskHandlers>;
