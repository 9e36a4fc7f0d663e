import { readAudit } from "../../audit.ts";
import { readPosition } from "../../storage/page-position.ts";
import type { DeskHandlers } from "../services.ts";

export const auditHandlers = {
  audit: ({ query }, { storage }) =>
    storage.run((queries) =>
      readAudit(queries, { subject: query.subject, after: readPosition(query.after) }),
    ),
} satisfies Partial<DeskHandlers>;
