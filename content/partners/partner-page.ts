import { law } from "../law-in-words.ts";
import { claims } from "../proof/claims.ts";
import { type PartnerRecord, partnerRecord } from "./read-partners.ts";

/** What partners.json says about a partner. The mark of sample content stays there. */
export function partnerPageHead(id: string): Omit<PartnerRecord, "sample"> {
  const { sample: _, ...record } = partnerRecord(id);
  return record;
}

/** Words that all collaboration pages share. */
export const partnerPage = {
  oneClient: "One client, one year; yours will differ.",
  impliedExpenses: "On about {expenses} of qualified expenses",
  expensesNote:
    "Expenses are what the credit implies at our calculator's flat {rate}; on a return the rate may be lower or higher, and most single projects earn far less.",
  activities: "Activities",
  benefit: "What it gives.",
  examples: "For example",
  usuallyNot: "Usually not.",
  questions: {
    heading: "Questions to ask first",
    lede: "Ask your own CPA or tax attorney these before you ask us anything. Next to each group you see what the law and the IRS have said, with dates.",
  },
  contactLabels: {
    phone: "Phone",
    email: "E-mail",
    address: "Mail",
    person: "Your contact",
    form: "Write to us",
    formLink: "Contact form, marked with where you came from",
    embed: "On {name}'s own site",
    embedLink: "Put the calculator on your page",
  },
} as const;

/** The three figures of the closing call. */
export const statsForAllClients = [
  { value: claims.benefitsSecured, label: "in tax benefits secured" },
  { value: claims.practicesServed, label: "clients" },
  { value: "5+", label: "years of healthcare-only work" },
] as const;

export const statsForDentists = [
  { value: claims.benefitsSecured, label: "in tax benefits secured" },
  { value: "500+", label: `dental practices, of ${claims.practicesServed} in all` },
  { value: "5+", label: "years of healthcare-only work" },
] as const;

export const statsNote = `${claims.base} Benefits are credits and tax savings as computed for clients; clients are practices with a finished engagement. Not a forecast of any one result.`;

/** The limits beside a program of goods given at appraised value. */
export const programTiles = (carryforwardNote: string) => [
  {
    value: law.cashLimit,
    label: "maximum AGI deduction, for cash",
    note: "Section 170(b), gifts to public charities, tax years 2025 and 2026.",
  },
  {
    value: law.propertyLimit,
    label: "of AGI for goods, as in this program",
    note: "Section 170(b), held for more than a year and used by the charity itself.",
  },
  {
    value: "5-year",
    label: "carryforward",
    note: carryforwardNote,
  },
];

/** Labels of the gauge that holds such a gift against the limit. */
export const programGauge = {
  capLabel: `Limit, ${law.propertyLimit} of AGI`,
  roomLabel: "Room left",
  overLabel: `Carried forward, up to ${law.giftCarryforward}`,
  note: `The limit is that of tax years ${law.taxYear} and ${law.floorSince}; an illustration that takes the appraisal as accepted. Goods bought now are given a year later at the earliest, under the rules since ${law.floorSince}: the first ${law.giftFloor} of AGI does not count. An educational estimate, not tax advice.`,
};
