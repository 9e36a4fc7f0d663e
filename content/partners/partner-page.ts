import { claims } from "../firm.ts";

/** Words that all collaboration pages share. */
export const partnerPage = {
  oneClient: "One client, one year; yours will differ.",
  activities: "Activities",
  benefit: "What it gives.",
  examples: "For example",
  usuallyNot: "Usually not.",
  questions: {
    heading: "Questions to ask first",
    lede: "Put these to your own CPA or tax attorney before you put any to us. With each comes what the law and the IRS have said, and when.",
  },
  contactLabels: {
    phone: "Phone",
    email: "E-mail",
    address: "Post",
    person: "Your contact",
    form: "Write to us",
    formLink: "Contact form, marked with where you came from",
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
  { value: "500+", label: "dental practices" },
  { value: "5+", label: "years of healthcare-only work" },
] as const;

export const statsNote =
  "The firm's own figures over all clients, 2020 to 2025; not a forecast of any one result.";
