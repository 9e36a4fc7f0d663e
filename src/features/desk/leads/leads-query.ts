import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import {
  deskLeadsCsvPath,
  deskLeadsPath,
  type LeadsQuery,
  leadsAnswer,
} from "#contracts/desk/leads.ts";
import { answerQuery } from "../desk-api.ts";
import { pick } from "../use-filters.ts";

/** The filters of the list, by the same names in the desk's address and in the endpoint's. */
const filterNames = [
  "status",
  "kind",
  "partner",
  "owner",
  "from",
  "to",
  "search",
] as const satisfies (keyof LeadsQuery)[];

/** Those behind the list's own tabs and search box. */
export const fieldNames = ["kind", "partner", "owner", "from", "to"] as const;

export function isFiltered(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.get(name));
}

/** For what the desk's address says: this page of the list, its first page, and all of it as CSV. */
export function leadQueries(query: URLSearchParams) {
  const filters = pick(query, filterNames);
  const page = pick(query, [...filterNames, "after"]);
  return {
    first: answerQuery(`${deskLeadsPath}?${filters}`, leadsAnswer),
    page: answerQuery(`${deskLeadsPath}?${page}`, leadsAnswer),
    csv: `${deskLeadsCsvPath}?${filters}`,
  };
}

/** Kept with a lead in the browser's history: the list in which it was opened. */
const openedFrom = z.object({ list: z.object({ search: z.string(), state: z.unknown() }) });
export type OpenedFrom = z.infer<typeof openedFrom>;

/** The list a lead was opened from, as it was then, and the addresses of the leads beside it. */
export function useOpenedFrom(id: string) {
  const list = openedFrom.safeParse(useLocation().state).data?.list;
  const { data } = useQuery({
    ...leadQueries(new URLSearchParams(list?.search)).page,
    enabled: list !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leads = (list && data?.leads) ?? [];
  const at = leads.findIndex((lead) => lead.id === id);
  const addressOf = (lead: { id: string } | undefined) => lead && `/desk/leads/${lead.id}`;
  return {
    list: { href: `/desk/leads${list?.search ?? ""}`, state: list?.state },
    newer: addressOf(leads[at - 1]),
    older: at < 0 ? undefined : addressOf(leads[at + 1]),
  };
}
