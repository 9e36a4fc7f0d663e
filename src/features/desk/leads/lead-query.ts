import {
  deskLeadsCsvPath,
  deskLeadsPath,
  type LeadsQuery,
  leadsAnswer,
} from "#contracts/desk/leads.ts";
import { answerQuery } from "../desk-api.ts";

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
  const filters = new URLSearchParams();
  for (const name of filterNames) {
    const value = query.get(name)?.trim();
    if (value) filters.set(name, value);
  }
  const page = new URLSearchParams(filters);
  const after = query.get("after");
  if (after) page.set("after", after);
  return {
    first: answerQuery(`${deskLeadsPath}?${filters}`, leadsAnswer),
    page: answerQuery(`${deskLeadsPath}?${page}`, leadsAnswer),
    csv: `${deskLeadsCsvPath}?${filters}`,
  };
}
