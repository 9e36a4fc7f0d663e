import type { Context } from "hono";
import { type LeadsAnswer, leadFilters, leadsQuery } from "#contracts/desk/leads.ts";
import { recordAudit, recordListRead } from "../../audit/audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import { readQuery } from "../../http/request.ts";
import { leadsCsv } from "../../leads/export-leads.ts";
import { countByStatus, listLeads, partnersOfLeads } from "../../leads/list-leads.ts";
import type { Services } from "../../services.ts";
import { pageOf, readPosition } from "../../storage/page-position.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { everyUser } from "../team.ts";
import { leadInList } from "./lead-in-list.ts";

const pageSize = 50;

/** The list of leads, page by page. The first page also has the filters and counts. */
export async function leads(
  context: Context,
  { storage, now }: Services,
  user: DeskUser,
): Promise<Response> {
  const { after, ...filters } = readQuery(context, leadsQuery);
  await storage.transaction((queries) => recordListRead(queries, user, now()));
  const answer = await storage.run(async (queries): Promise<LeadsAnswer> => {
    const query = { filters, after: readPosition(after), limit: pageSize + 1 };
    const page = pageOf(await listLeads(queries, query), pageSize);
    const overview =
      after === undefined
        ? {
            countsByStatus: await countByStatus(queries, filters),
            partners: await partnersOfLeads(queries),
            owners: await everyUser(queries),
          }
        : null;
    return { leads: page.rows.map(leadInList), after: page.after, overview };
  });
  return context.json(answer);
}

/** The filtered list as CSV. The audit entry is written before the first line is sent. */
export async function exportLeads(
  context: Context,
  { storage, databaseNow }: Services,
  user: DeskUser,
): Promise<Response> {
  const filters = readQuery(context, leadFilters);
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const counts = await countByStatus(queries, filters);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { search, ...others } = filters;
    await recordAudit(queries, {
      user,
      action: "leads-exported",
      // Only that there was a search, because its words could be a visitor's name.
      details: {
        leads: filters.status ? counts[filters.status] : all,
        ...definedOnly(others),
        searched: search !== undefined && search !== "",
      },
      now,
    });
  });
  return csvAnswer(context, "leads.csv", leadsCsv(storage, filters));
}

function definedOnly(filters: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(given);
}
