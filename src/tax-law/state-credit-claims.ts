/** How far a state's research credit reaches a practice, by what happens with the credit. */
export const stateCreditGroups = ["refundable", "carryforward", "limited", "none"] as const;
export type StateCreditGroup = (typeof stateCreditGroups)[number];

export interface StateCreditClaim {
  readonly group: StateCreditGroup;
  /** The form or filing. Absent where none was checked. */
  readonly form?: string;
  /** What becomes of the part that exceeds the tax. Absent where it was not checked. */
  readonly unused?: string;
}

function claim(group: StateCreditGroup, form?: string, unused?: string): StateCreditClaim {
  return { group, ...(form ? { form } : {}), ...(unused ? { unused } : {}) };
}

/**
 * By postal code, for every state of state-credit-law.ts, which says what the credit is. Forms and
 * carryforwards were compared on November 17, 2026 with the states' forms, pages and summaries. In
 * `limited` are credits for some industries, entities, taxes or places, or granted case by case.
 */
export const stateCreditClaims = {
  AL: claim("none"),
  AK: claim("limited"),
  AZ: claim(
    "refundable",
    "Form 308-I, after the entity's 308-S or 308-P; for a refund first a certificate of the Commerce Authority",
    "Ten years, for credits since 2022",
  ),
  AR: claim("limited"),
  CA: claim("carryforward", "FTB 3523", "Carried until it is used"),
  CO: claim("limited"),
  CT: claim("limited"),
  DE: claim("refundable", "Form 2070AC by September 15, with Form 6765", "Refunded"),
  FL: claim("limited"),
  GA: claim("limited"),
  HI: claim("limited"),
  ID: claim("carryforward", "Form 67", "14 years"),
  IL: claim("carryforward", "Schedule 1299-C of the owner", "Five years"),
  IN: claim("carryforward", "Schedule IT-20REC", "Ten years"),
  IA: claim("limited"),
  KS: claim("carryforward"),
  KY: claim("limited"),
  LA: claim("limited"),
  ME: claim("carryforward", undefined, "15 years"),
  MD: claim("refundable"),
  MA: claim("limited"),
  MI: claim(
    "refundable",
    "Tentative claim in Michigan Treasury Online by March 15; expenses must exceed the average of the three years before",
    "Refunded, within the yearly cap",
  ),
  MN: claim(
    "refundable",
    "Schedule RD; owners by Schedule KS or KPI",
    "15 years, or for 2026 by election on a timely return a quarter of it refunded",
  ),
  MS: claim("none"),
  MO: claim("limited"),
  MT: claim("none"),
  NE: claim("refundable", "Form 3800N with its research worksheet", "Refunded"),
  NV: claim("none"),
  NH: claim("limited"),
  NJ: claim("limited"),
  NM: claim("limited"),
  NY: claim("limited"),
  NC: claim("none"),
  ND: claim("carryforward", undefined, "Three years back, then 15 forward"),
  OH: claim("limited"),
  OK: claim("limited"),
  OR: claim("none"),
  PA: claim("carryforward"),
  RI: claim("limited"),
  SC: claim("carryforward", "Schedule TC-18", "Ten years"),
  SD: claim("none"),
  TN: claim("none"),
  TX: claim("refundable", "With the franchise tax report", "20 reports"),
  UT: claim(
    "carryforward",
    "No form: TC-40A, part 4, code 12",
    "14 years for the 5% part, nothing for the 7.5% part",
  ),
  VT: claim("carryforward", undefined, "Ten years"),
  VA: claim("none"),
  WA: claim("none"),
  WV: claim("none"),
  WI: claim("refundable", "Schedule R", "15 years"),
  WY: claim("none"),
} as const satisfies Record<string, StateCreditClaim>;
