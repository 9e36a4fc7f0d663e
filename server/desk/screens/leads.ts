import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { recordAudit, recordListRead } from "../../audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import { leadsCsv } from "../../leads/export-leads.ts";
import type { ListFilters } from "../../leads/lead-filter.ts";
import {
  countArrivedSince,
  countByStatus,
  type ListedLead,
  leadWithOwner,
  listByAmount,
  listDueFirst,
  namesInLeads,
  newestArrival,
  readAmountPosition,
  readDueFirstPosition,
  waitsLongest,
  writeAmountPosition,
  writeDueFirstPosition,
} from "../../leads/list-leads.ts";
import { afterRecording } from "../../leads/record-lead.ts";
import type { Queries } from "../../storage/tables.ts";
import { addLead } from "../add-lead.ts";
import { noticeOfAssignment } from "../assignments.ts";
import { changeLead, refuseUnknownOwner } from "../change-lead.ts";
import type { DeskHandlers } from "../services.ts";
import { everyUser } from "../team.ts";
import { leadInList } from "./lead-in-list.ts";

const pageSize = 50;

export const leadsHandlers = {
  async leads({ query: { after, sort, ...filters }, user }, { storage, now }) {
    await storage.transaction((queries) => recordListRead(queries, user, now()));
    return storage.run(async (queries) => {
      const query = { filters, limit: pageSize + 1 };
      const { rows, position } = await (sort === "amount"
        ? sortedByAmount(queries, query, after)
        : sortedByNewest(queries, query, after, today(firmTimeZone, new Date(now()))));
      const page = rows.slice(0, pageSize);
      const overview =
        after === undefined
          ? {
              countsByStatus: await countByStatus(queries, filters),
              partners: await namesInLeads(queries, "partner"),
              placements: await namesInLeads(queries, "placement"),
              owners: await everyUser(queries),
              newestAt: await newestArrival(queries, filters),
              waitsLongest: await waitingLongest(queries, filters),
            }
          : null;
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return { leads: page.map(leadInList), after: last ? position(last) : null, overview };
    });
  },

  async newLeads({ query: { since, ...filters } }, { storage }) {
    return { count: await storage.run((queries) => countArrivedSince(queries, filters, since)) };
  },

  async addLead({ body, user, context }, services) {
    const now = await services.databaseNow();
    const { lead, recorded } = await services.storage.transaction((queries) =>
      addLead(queries, body, { user, now }),
    );
    afterRecording(services, lead, recorded);
    context.status(201);
    return { id: recorded.id };
  },

  /** Each lead in its own transaction, so that one conflict keeps no other back. */
  async changeLeads({ body: { leads, ...change }, user }, services) {
    const { storage, environment } = services;
    const now = await services.databaseNow();
    if (change.ownerId) await storage.run((q) => refuseUnknownOwner(q, change.ownerId ?? null));
    const done = { changed: 0, gone: 0, conflicts: [] as { id: string; who: string }[] };
    const assigned: string[] = [];
    for (const { id, version } of leads) {
      await storage.transaction(async (queries) => {
        const lead = await leadWithOwner(queries, id);
        if (lead === undefined) {
          done.gone += 1;
          return;
        }
        const result = await changeLead(queries, id, { version, ...change }, { user, now });
        if (result.outcome === "conflict")
          done.conflicts.push({ id, who: lead.name ?? lead.email });
        else done.changed += 1;
        if (result.newOwner) assigned.push(id);
      });
    }
    const origin = environment.publicOrigin;
    const notice = { leadIds: assigned, ownerId: change.ownerId ?? null, by: user, origin, now };
    await storage.transaction((queries) => noticeOfAssignment(queries, notice));
    services.outbox.wake();
    return done;
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

async function waitingLongest(queries: Queries, filters: ListFilters) {
  const lead = await waitsLongest(queries, filters);
  if (lead === undefined) return null;
  const { created_at: createdAt, ...person } = lead;
  return { ...person, createdAt };
}

type Sorted = { rows: ListedLead[]; position: (last: ListedLead) => string };
type PageQuery = { filters: ListFilters; limit: number };

async function sortedByAmount(
  queries: Queries,
  query: PageQuery,
  after: string | undefined,
): Promise<Sorted> {
  const rows = await listByAmount(queries, { ...query, after: readAmountPosition(after) });
  return { rows, position: writeAmountPosition };
}

async function sortedByNewest(
  queries: Queries,
  query: PageQuery,
  after: string | undefined,
  day: string,
): Promise<Sorted> {
  const position = readDueFirstPosition(after);
  const { leads, dueBy } = await listDueFirst(queries, { ...query, after: position, day });
  return { rows: leads, position: (last) => endingAt(last, dueBy) };
}

function endingAt({ next_step_on, created_at, id }: ListedLead, dueBy: string): string {
  const on = next_step_on !== null && next_step_on <= dueBy ? next_step_on : null;
  return writeDueFirstPosition({ dueBy, on, at: created_at, id });
}

function definedOnly(filters: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(given);
}
