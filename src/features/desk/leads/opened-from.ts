import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { leadQueries } from "./lead-query.ts";

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
