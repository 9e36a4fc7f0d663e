import { auditCsv, readAudit } from "../../audit/audit.ts";
import { csvAnswer, csvRow } from "../../http/csv.ts";
import { readPosition } from "../../storage/page-position.ts";
import type { DeskHandlers } from "../services.ts";

export const auditHandlers = {
  audit: ({ query: { after, ...filters }, queries }) =>
    readAudit(queries, { ...filters, after: readPosition(after) }),

  auditCsv: ({ query, context }, { storage }) =>
    csvAnswer(context, "activity.csv", auditCsv(storage, query, csvRow)),
} satisfies Partial<DeskHandlers>;
