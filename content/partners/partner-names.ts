/**
 * Names of the listed partners by id. A separate file, because the calculator needs them in the
 * browser, where the texts of the collaboration pages would be too heavy.
 */
export const partnerNames = {
  fortune: "Fortune Law",
  "bloomfield-cfo": "Bloomfield CFO",
  "drilldown-solutions": "Drilldown Solutions",
  wealthfd: "WealthFD",
} as const;

/** The name of a listed partner. */
export function listedPartnerName(id: string | undefined): string | undefined {
  return Object.entries(partnerNames).find(([listed]) => listed === id)?.[1];
}

/** A firm that is not listed is passed by its name, which is returned as it is. */
export function partnerName(idOrName: string): string {
  return listedPartnerName(idOrName) ?? idOrName;
}
