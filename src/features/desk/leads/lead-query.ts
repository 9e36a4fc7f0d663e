import { deskLeadsCsvPath, deskLeadsPath, type LeadsQuery } from "#contracts/desk/leads.ts";

/** The filters of the list, by the same names in the desk's address and in the endpoint's. */
export const filterNames = [
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

/** The list's addresses for what the desk's address says: this page, the first page, all as CSV. */
export function leadPaths(query: URLSearchParams) {
  const filters = new URLSearchParams();
  for (const name of filterNames) {
    const value = query.get(name)?.trim();
    if (value) filters.set(name, value);
  }
  const after = query.get("after");
  return {
    first: withText(deskLeadsPath, filters),
    page: after
      ? withText(deskLeadsPath, new URLSearchParams([...filters, ["after", after]]))
      : undefined,
    csv: withText(deskLeadsCsvPath, filters),
  };
}

function withText(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
