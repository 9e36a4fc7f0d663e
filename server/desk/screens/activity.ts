import { auditCsv, readAudit, recordAudit } from "../../audit.ts";
import { csvAnswer, csvRow } from "../../http/csv.ts";
import { readPosition } from "../../storage/page-position.ts";
import type { DeskHandlers } from "../services.ts";

export const auditHandlers = {
  audit: ({ query: { after, ...filters } }, { storage }) =>
    storage.run((queries) => readAudit(queries, { ...filters, after: readPosition(after) })),

  async auditCsv({ query: filters, user, context }, { storage, databaseNow }) {
    const now = await databaseNow();
    await storage.transaction((queries) =>
      recordAudit(queries, { user, action: "activity-exported", now }),
    );
    return csvAnswer(context, "activity.csv", auditCsv(storage, filters, csvRow));
  },
} satisfies Partial<DeskHandlers>;
