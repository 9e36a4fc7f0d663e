import { firmTimeZone } from "#content/firm.ts";
import type { Answer, Query, RequestBody } from "#contracts/desk/api.ts";
import { today } from "#wording/dates.ts";
import { recordAudit } from "../../audit/audit.ts";
import { csvAnswer } from "../../http/csv.ts";
import { peopleCsv } from "../../leads/export-people.ts";
import {
  countArrivedSince,
  countByStatus,
  type ListedPerson,
  listByAmount,
  listDueFirst,
  listPeople,
  namesInLeads,
  readAmountPosition,
  readDueFirstPosition,
  waitsLongest,
  writeAmountPosition,
  writeDueFirstPosition,
} from "../../leads/list-people.ts";
import type { ListFilters } from "../../leads/people-filter.ts";
import {
  afterRecording,
  idempotencyHash,
  insertLead,
  type NewLead,
} from "../../leads/record-lead.ts";
import { changePerson, refuseUnknownOwner } from "../../people/change.ts";
import { recordEvent } from "../../people/history.ts";
import { findPerson } from "../../people/person.ts";
import { newId } from "../../storage/ids.ts";
import { knownRow } from "../../storage/rows.ts";
import type { Queries } from "../../storage/tables.ts";
import { noticeOfAssignment } from "../assignments.ts";
import type { Acting, DeskHandlers } from "../services.ts";
import { everyUser } from "../team.ts";
import { peopleInList } from "./person-in-list.ts";

const pageSize = 50;

export const peopleHandlers = {
  async people({ query: { after, sort, ...filters }, queries, now }) {
    const query = { filters, limit: pageSize + 1 };
    const { rows, position } = await sorted(queries, query, { sort, after, now });
    const page = rows.slice(0, pageSize);
    const [newest] = await listPeople(queries, { filters, limit: 1 });
    const overview =
      after === undefined
        ? {
            countsByStatus: await countByStatus(queries, filters),
            partners: await namesInLeads(queries, "partner"),
            placements: await namesInLeads(queries, "placement"),
            owners: await everyUser(queries),
            newestAt: newest?.newest_at ?? 0,
            waitsLongest: (await waitsLongest(queries, filters, now)) ?? null,
          }
        : null;
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const people = await peopleInList(queries, page, now);
    return { people, after: last ? position(last) : null, overview };
  },

  newPeople: async ({ query: { since, ...filters }, queries }) => ({
    count: await countArrivedSince(queries, filters, since),
  }),

  async addPerson(call, services) {
    const { ownerId = null } = call.body;
    const { lead, recorded, known } = await services.storage.transaction(async (queries) => {
      await refuseUnknownOwner(queries, ownerId);
      return addPerson(queries, call.body, call);
    });
    afterRecording(services, lead, recorded);
    call.context.status(201);
    return { id: recorded.personId, known };
  },

  /** Each person in their own transaction, so that one conflict keeps no other back. */
  async changePeople({ body: { people, ...change }, user, now }, { storage, environment }) {
    const { ownerId = null } = change;
    await storage.run((queries) => refuseUnknownOwner(queries, ownerId));
    const done: Answer<"changePeople"> = { changed: [], gone: 0, conflicts: [] };
    const assigned: string[] = [];
    for (const { id, version } of people)
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
        const { status, owner_id } = before;
        done.changed.push({ id: before.id, version: result.version, status, ownerId: owner_id });
        if (result.newOwner) assigned.push(before.id);
      });
    const origin = environment.publicOrigin;
    const notice = { personIds: assigned, ownerId, by: user, origin, now };
    await storage.transaction((queries) => noticeOfAssignment(queries, notice));
    return done;
  },

  /** The audit entry is written before the first line is sent. */
  async peopleCsv({ query: filters, user, now, context }, { storage }) {
    await storage.transaction(async (queries) => {
      const counts = await countByStatus(queries, filters);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const { search, ...others } = filters;
      const people = filters.status ? counts[filters.status] : all;
      // Only that there was a search, because its words could be a visitor's name.
      const details = { people, ...definedOnly(others), searched: Boolean(search) };
      await recordAudit(queries, { user, now }, "people-exported", null, details);
    });
    return csvAnswer(context, "leads.csv", peopleCsv(storage, filters));
  },
} satisfies Partial<DeskHandlers>;

/** A person who called or came, within the caller's transaction. A repeated request adds one. */
async function addPerson(
  queries: Queries,
  { idempotencyKey, status, source, ownerId, ...person }: RequestBody<"addPerson">,
  { user, now }: Acting,
) {
  const lead: NewLead = {
    ...person,
    id: newId(),
    kind: "contact",
    idempotencyHash: idempotencyHash(`${user.id} ${idempotencyKey}`, person),
    // Not a path, so the desk shows it without a link.
    sourcePage: source,
    createdAt: now,
  };
  const recorded = await insertLead(queries, lead, user.id);
  const { personId } = recorded;
  const first = await knownRow(queries, "people", personId);
  const known = first.created_at !== now;
  if (recorded.repeated) return { lead, recorded, known };
  await recordEvent(queries, personId, { user, now }, { kind: "added", source });
  await recordAudit(queries, { user, now }, "person-added", personId, { status });
  // What is known of a person is changed on their page, not by adding them again.
  const change = known ? {} : { status, ownerId: ownerId === undefined ? user.id : ownerId };
  await changePerson(queries, personId, change, { user, now });
  return { lead, recorded, known };
}

type Sorted = { rows: ListedPerson[]; position: (last: ListedPerson) => string };
type Sorting = { sort: Query<"people">["sort"]; after: string | undefined; now: number };

async function sorted(
  queries: Queries,
  query: { filters: ListFilters; limit: number },
  { sort, after, now }: Sorting,
): Promise<Sorted> {
  if (sort === "amount") {
    const rows = await listByAmount(queries, { ...query, after: readAmountPosition(after) });
    return { rows, position: writeAmountPosition };
  }
  const page = { after: readDueFirstPosition(after), day: today(firmTimeZone, new Date(now)) };
  const { people: rows, dueBy } = await listDueFirst(queries, { ...query, ...page });
  const position = ({ next_step_on, newest_at: at, id }: ListedPerson) => {
    const on = next_step_on !== null && next_step_on <= dueBy ? next_step_on : null;
    return writeDueFirstPosition({ dueBy, on, at, id });
  };
  return { rows, position };
}

function definedOnly(filters: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(given);
}
