import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { deskApiPath, type Query } from "#contracts/desk/api.ts";
import { deskQuery } from "../data/desk-api.ts";
import { pick } from "../data/use-filters.ts";

/** The filters of the list. The desk's address and the endpoint's use the same names. */
const filterNames = [
  "status",
  "kind",
  "partner",
  "placement",
  "owner",
  "nextStep",
  "from",
  "to",
  "search",
] as const satisfies (keyof Query<"leads">)[];

/** The filters besides the list's tabs and search field. */
export const fieldNames = [
  "kind",
  "partner",
  "placement",
  "owner",
  "nextStep",
  "from",
  "to",
] as const;

export function isFiltered(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.get(name));
}

/** From the desk's query: this page of the list, its first page, and the address of the CSV. */
export function leadQueries(query: URLSearchParams) {
  const filters = pick(query, filterNames);
  const page = pick(query, [...filterNames, "sort", "after"]);
  return {
    first: deskQuery("leads", { query: pick(query, [...filterNames, "sort"]) }),
    page: deskQuery("leads", { query: page }),
    csv: deskApiPath("leadsCsv", { query: filters }),
    newSince: (time: number) => {
      const query = new URLSearchParams([...filters, ["since", String(time)]]);
      return deskQuery("newLeads", { query });
    },
  };
}

/** Kept in the browser's history with a lead: the list from which it was opened. */
const openedFrom = z.object({ list: z.object({ search: z.string(), state: z.unknown() }) });
export type OpenedFrom = z.infer<typeof openedFrom>;

/** The list a lead was opened from, in its state at that time, and the leads next to it. */
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
