import type { Context } from "hono";
import { type AuditAnswer, auditQuery } from "#contracts/desk/audit.ts";
import { readQuery } from "../endpoints/request.ts";
import type { Services } from "../endpoints/services.ts";
import { type AuditPosition, readAudit } from "./audit.ts";

/** What was done at the desk, for admins. */
export async function auditLog(context: Context, { storage }: Services): Promise<Response> {
  const query = readQuery(context, auditQuery);
  const { entries, after } = await storage.run((queries) =>
    readAudit(queries, { subject: query.subject, after: positionIn(query.after) }),
  );
  const next = after === undefined ? null : `${after.at}_${after.id}`;
  return context.json({ entries, after: next } satisfies AuditAnswer);
}

/** A position nobody gave out starts from the top. */
function positionIn(after: string | undefined): AuditPosition | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,60})$/.exec(after ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
