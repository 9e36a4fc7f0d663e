/**
 * The listed partners by their ids, by themselves: the calculator names the partner in the browser,
 * where the texts of the collaboration pages would be too heavy.
 */
export const partnerNames = {
  fortune: "Fortune Law",
  "bloomfield-cfo": "Bloomfield CFO",
  "drilldown-solutions": "Drilldown Solutions",
  wealthfd: "WealthFD",
} as const;

/** Of a listed partner by its id. */
export function listedPartnerName(id: string | undefined): string | undefined {
  return Object.entries(partnerNames).find(([listed]) => listed === id)?.[1];
}

/** Of any other firm, the name under which it was given. */
export function partnerName(idOrName: string): string {
  return listedPartnerName(idOrName) ?? idOrName;
}
