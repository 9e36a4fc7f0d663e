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
