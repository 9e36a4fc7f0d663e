import { readAudit } from "../../audit.ts";
import { readPosition } from "../../storage/page-position.ts";
import type { DeskHandlers } from "../services.ts";

export const auditHandlers = {
  audit: ({ query: { after, ...filters } }, { storage }) =>
    storage.run((queries) => readAudit(queries, { ...filters, after: readPosition(after) })),
} satisfies Partial<DeskHandlers>;
