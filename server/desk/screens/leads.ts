import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { recordAudit, recordListRead } from "../../audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import { leadsCsv } from "../../leads/export-leads.ts";
import {
  countArrivedSince,
  countByStatus,
  type ListedLead,
  listDueFirst,
  newestArrival,
  partnersOfLeads,
  readDueFirstPosition,
  writeDueFirstPosition,
} from "../../leads/list-leads.ts";
import type { DeskHandlers } from "../services.ts";
import { everyUser } from "../team.ts";
import { leadInList } from "./lead-in-list.ts";

const pageSize = 50;

export const leadsHandlers = {
  async leads({ query: { after, ...filters }, user }, { storage, now }) {
    await storage.transaction((queries) => recordListRead(queries, user, now()));
    return storage.run(async (queries) => {
      const day = today(firmTimeZone, new Date(now()));
      const position = readDueFirstPosition(after);
      const query = { filters, after: position, limit: pageSize + 1, day };
      const { leads: rows, dueBy } = await listDueFirst(queries, query);
      const page = rows.slice(0, pageSize);
      const overview =
        after === undefined
          ? {
              countsByStatus: await countByStatus(queries, filters),
              partners: await partnersOfLeads(queries),
              owners: await everyUser(queries),
              newestAt: await newestArrival(queries, filters),
            }
          : null;
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return { leads: page.map(leadInList), after: last ? endingAt(last, dueBy) : null, overview };
    });
  },

  async newLeads({ query: { since, ...filters } }, { storage }) {
    return { count: await storage.run((queries) => countArrivedSince(queries, filters, since)) };
  },

  /** The audit entry is written before the first line is sent. */
  async leadsCsv({ query: filters, user, context }, { storage, databaseNow }) {
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
  },
} satisfies Partial<DeskHandlers>;

function endingAt({ next_step_on, created_at, id }: ListedLead, dueBy: string): string {
  const on = next_step_on !== null && next_step_on <= dueBy ? next_step_on : null;
  return writeDueFirstPosition({ dueBy, on, at: created_at, id });
}

function definedOnly(filters: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(given);
}
