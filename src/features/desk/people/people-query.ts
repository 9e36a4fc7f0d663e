import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { deskApiPath, type Query } from "#contracts/desk/api.ts";
import { deskQuery } from "../data/desk-api.ts";
import { openedFrom } from "../data/opened-from.ts";
import { pick } from "../data/use-filters.ts";

/** The filters of the list. The desk's address and the endpoint's use the same names. */
const filterNames = [
  "status",
  "kind",
  "partner",
  "placement",
  "owner",
  "nextStep",
  "putAway",
  "from",
  "to",
  "search",
] as const satisfies (keyof Query<"people">)[];

/** The filters besides the list's tabs and search field. */
export const fieldNames = filterNames.filter((name) => name !== "status" && name !== "search");

export function isFiltered(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.get(name));
}

/** From the desk's query: this page of the list, its first page, and the address of the CSV. */
export function peopleQueries(query: URLSearchParams) {
  const filters = pick(query, filterNames);
  const page = pick(query, [...filterNames, "sort", "after"]);
  return {
    first: deskQuery("people", { query: pick(query, [...filterNames, "sort"]) }),
    page: deskQuery("people", { query: page }),
    csv: deskApiPath("peopleCsv", { query: filters }),
    newSince: (time: number) => {
      const query = new URLSearchParams([...filters, ["since", String(time)]]);
      return deskQuery("newPeople", { query });
    },
  };
}

/** Where a person was opened from, the list in its state at that time, and who is next to them. */
export function useOpenedFrom(id: string) {
  const { list, screen } = openedFrom.safeParse(useLocation().state).data ?? {};
  const { data } = useQuery({
    ...peopleQueries(new URLSearchParams(list?.search)).page,
    enabled: list !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const people = (list && data?.people) ?? [];
  const at = people.findIndex((person) => person.id === id);
  const addressOf = (person: { id: string } | undefined) => person && `/desk/leads/${person.id}`;
  const leads = { label: "Leads", href: `/desk/leads${list?.search ?? ""}`, state: list?.state };
  return {
    list: leads,
    back: screen ? { label: "Calls", href: "/desk/calls", state: undefined } : leads,
    newer: addressOf(people[at - 1]),
    older: at < 0 ? undefined : addressOf(people[at + 1]),
  };
}
