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
  KS: claim(
    "carryforward",
    "Schedule K-53 with K-53W; one without Kansas tax may transfer the whole credit once",
    "Carried until it is used, a quarter a year",
  ),
  KY: claim("limited"),
  LA: claim("limited"),
  ME: claim("carryforward", undefined, "15 years"),
  MD: claim(
    "refundable",
    "Application to the Department of Commerce by November 15, then an amended return with its certificate",
    "Refunded to a small business, otherwise seven years",
  ),
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
  PA: claim(
    "carryforward",
    "Application in myPATH by December 1",
    "15 years, or sold with the state's approval",
  ),
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

/**
 * Limits, days and bills that decide whether a claim is worth its work, by postal code. Read on
 * November 18, 2026, in agencies' pages, bills and summaries.
 */
export const stateCreditNotes: Readonly<Record<string, string>> = {
  AZ: "A refund is three quarters of the excess, at most $100,000. The $5 million of a year go to complete applications of its first business day, by lot, and the return waits for the certificate.",
  CT: "The Governor's bill of 2026 (S.B. 84; also H.B. 5319) would give S corporations and partnerships 6% on approval, refundable at 65%, for 2026. The last step we found is a committee's report; ask the Department before you file.",
  GA: "Credits of 2025 and later carry forward five years; retailers are left out.",
  HI: "Certificate by March 31; the credit ends with 2029.",
  IA: "Expenses verified by a CPA; a pool of $40 million is shared in proportion. The first application is due by January 31, 2027, for 2026.",
  LA: "$12 million a year since July 2025; the credit ends with 2029.",
  MD: "At most $250,000. Small means net book assets under $5 million. The credit ends on June 30, 2027 unless it is extended.",
  MI: "At most $250,000. A practice taxed through its owners claims it against withholding tax. The claims of 2025 were cut in proportion by a notice.",
  MO: "Application by September 30.",
  NH: "Application by June 30. House Bill 1102 of 2026 would raise $50,000 to $100,000 from July 2026; we did not find its outcome.",
  OH: "House Bill 756, introduced on March 11, 2026, would allow the credit against income tax; we found no further step.",
  OK: "Applications end on December 31, by the rule of 2025. Senate Bill 1530 of 2026 would redefine the expenses from November 2026; it passed the Senate on March 12, and we did not find its outcome.",
  PA: "Small means net book assets under $5 million.",
  RI: "The Division's regulation 280-RICR-20-20-2.1 passes the credit to owners; the income tax reform of 2010 is read to end it for individuals.",
};
