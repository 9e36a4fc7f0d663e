import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { today } from "#wording/dates.ts";
import { recordAudit, recordListRead } from "../../audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import { peopleCsv } from "../../leads/export-people.ts";
import {
  countArrivedSince,
  countByStatus,
  type ListedPerson,
  listByAmount,
  listDueFirst,
  namesInLeads,
  newestArrival,
  readAmountPosition,
  readDueFirstPosition,
  waitsLongest,
  writeAmountPosition,
  writeDueFirstPosition,
} from "../../leads/list-people.ts";
import type { ListFilters } from "../../leads/people-filter.ts";
import { afterRecording } from "../../leads/record-lead.ts";
import { changePerson, refuseUnknownOwner } from "../../people/change.ts";
import { findPerson } from "../../people/person.ts";
import type { Queries } from "../../storage/tables.ts";
import { addPerson } from "../add-person.ts";
import { noticeOfAssignment } from "../assignments.ts";
import type { DeskHandlers } from "../services.ts";
import { everyUser } from "../team.ts";
import { peopleInList } from "./person-in-list.ts";

const pageSize = 50;

export const peopleHandlers = {
  async people({ query: { after, sort, ...filters }, user }, { storage, databaseNow }) {
    const now = await databaseNow();
    await storage.transaction((queries) => recordListRead(queries, user, now, "people-listed"));
    return storage.run(async (queries) => {
      const query = { filters, limit: pageSize + 1 };
      const { rows, position } = await (sort === "amount"
        ? sortedByAmount(queries, query, after)
        : sortedByNewest(queries, query, after, today(firmTimeZone, new Date(now))));
      const page = rows.slice(0, pageSize);
      const overview =
        after === undefined
          ? {
              countsByStatus: await countByStatus(queries, filters),
              partners: await namesInLeads(queries, "partner"),
              placements: await namesInLeads(queries, "placement"),
              owners: await everyUser(queries),
              newestAt: await newestArrival(queries, filters),
              waitsLongest: (await waitsLongest(queries, filters, now)) ?? null,
            }
          : null;
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      const people = await peopleInList(queries, page, now);
      return { people, after: last ? position(last) : null, overview };
    });
  },

  async newPeople({ query: { since, ...filters } }, { storage }) {
    return { count: await storage.run((queries) => countArrivedSince(queries, filters, since)) };
  },

  async addPerson({ body, user, context }, services) {
    const now = await services.databaseNow();
    if (body.ownerId)
      await services.storage.run((q) => refuseUnknownOwner(q, body.ownerId ?? null));
    const { lead, recorded, known } = await services.storage.transaction((queries) =>
      addPerson(queries, body, { user, now }),
    );
    afterRecording(services, lead, recorded);
    context.status(201);
    return { id: recorded.personId, known };
  },

  /** Each person in their own transaction, so that one conflict keeps no other back. */
  async changePeople({ body: { people, ...change }, user }, services) {
    const { storage, environment } = services;
    const now = await services.databaseNow();
    if (change.ownerId) await storage.run((q) => refuseUnknownOwner(q, change.ownerId ?? null));
    const done: Answer<"changePeople"> = { changed: [], gone: 0, conflicts: [] };
    const assigned: string[] = [];
    for (const { id, version } of people) {
      await storage.transaction(async (queries) => {
        if ((await findPerson(queries, id)) === undefined) {
          done.gone += 1;
          return;
        }
        const result = await changePerson(queries, id, { version, ...change }, { user, now });
        const { before } = result;
        if (result.outcome === "conflict") {
          done.conflicts.push({ id, who: before.name ?? before.email ?? before.phone ?? "" });
          return;
        }
        const { status, owner_id: ownerId } = before;
        done.changed.push({ id: before.id, version: result.version, status, ownerId });
        if (result.newOwner) assigned.push(before.id);
      });
    }
    const origin = environment.publicOrigin;
    const notice = { personIds: assigned, ownerId: change.ownerId ?? null, by: user, origin, now };
    await storage.transaction((queries) => noticeOfAssignment(queries, notice));
    services.outbox.wake();
    return done;
  },

  /** The audit entry is written before the first line is sent. */
  async peopleCsv({ query: filters, user, context }, { storage, databaseNow }) {
    const now = await databaseNow();
    await storage.transaction(async (queries) => {
      const counts = await countByStatus(queries, filters);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const { search, ...others } = filters;
      await recordAudit(queries, {
        user,
        action: "people-exported",
        // Only that there was a search, because its words could be a visitor's name.
        details: {
          people: filters.status ? counts[filters.status] : all,
          ...definedOnly(others),
          searched: search !== undefined && search !== "",
        },
        now,
      });
    });
    return csvAnswer(context, "leads.csv", peopleCsv(storage, filters));
  },
} satisfies Partial<DeskHandlers>;

type Sorted = { rows: ListedPerson[]; position: (last: ListedPerson) => string };
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
  const { people, dueBy } = await listDueFirst(queries, { ...query, after: position, day });
  return { rows: people, position: (last) => endingAt(last, dueBy) };
}

function endingAt({ next_step_on, newest_at, id }: ListedPerson, dueBy: string): string {
  const on = next_step_on !== null && next_step_on <= dueBy ? next_step_on : null;
  return writeDueFirstPosition({ dueBy, on, at: newest_at, id });
}

function definedOnly(filters: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(given);
}
