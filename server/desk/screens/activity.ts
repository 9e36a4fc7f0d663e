import type { Context } from "hono";
import { type AuditAnswer, auditQuery } from "#contracts/desk/audit.ts";
import { readAudit } from "../../audit.ts";
import { readQuery } from "../../http/request.ts";
import type { Services } from "../../services.ts";
import { readPosition } from "../../storage/page-position.ts";

/** What was done at the desk, for admins. */
export async function auditLog(context: Context, { storage }: Services): Promise<Response> {
  const query = readQuery(context, auditQuery);
  const answer = await storage.run((queries) =>
    readAudit(queries, { subject: query.subject, after: readPosition(query.after) }),
  );
  return context.json(answer satisfies AuditAnswer);
}
