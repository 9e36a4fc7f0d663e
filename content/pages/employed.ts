import { calculatorHref, yearEndPlanPath } from "../navigation.ts";

const article = (id: string) => `/knowledge-bank/${id}`;

/** Would you take me? On /employed, on /fees and at the end of the plan. */
export const employedClients = {
  heading: "Would you take me as a client?",
  text: "Our clients own a practice or part of one; an employed doctor without one rarely needs more than our year-end plan and a CPA, and we do not prepare returns. A call costs you nothing.",
  link: { label: "Book a call: I am employed", href: "/book?about=employed" },
} as const;

/** The door for doctors on a W-2: two screens of a phone. */
export const employedPage = {
  title: "For employed (W-2) doctors",
  metaDescription:
    "What is open to a doctor on a W-2: a year-end plan with your own figures, the tax guide, student loans, backdoor Roth, moonlighting and withholding.",
  breadcrumb: "For employed doctors",
  heading: "Employed? *Start here*",
  lede: "Most of what you can still change is decided in payroll. See what each move saves you, with your own wages and the law of {year}.",
  plan: {
    title: "Your year-end plan, {year}",
    text: "A few answers, then a list: what is still possible, what it saves, its last day.",
    action: { label: "Open the plan", href: yearEndPlanPath },
  },
  items: {
    heading: "To read",
    rows: [
      {
        title: "The employed doctor’s guide",
        text: "What is deductible, 457(b), several states, the contract.",
        href: article("employed-physician-tax-guide-2026"),
      },
      {
        title: "PSLF and student loans",
        text: "PSLF news, buying back months, joint or separate, what an employer can pay.",
        href: article("student-loans-and-taxes-for-doctors-2026"),
      },
      {
        title: "Backdoor Roth",
        text: "Who needs it, and the old IRA that spoils it.",
        href: article("backdoor-roth-for-doctors-2026"),
      },
      {
        title: "Moonlighting on Form 1099",
        text: "Schedule C, a plan of your own, the tax to set aside.",
        href: `${article("employed-physician-tax-guide-2026")}#moonlighting-on-form-1099`,
      },
      {
        title: "Withholding",
        text: "Two jobs or two earners: what the last payroll can repair.",
        href: article("estimated-tax-without-a-penalty-2026"),
      },
      {
        title: "Twelve lines to tick",
        text: "The year-end checklist for employed doctors, on one printed page.",
        href: article("year-end-2026-checklist-for-employed-doctors"),
      },
    ],
  },
  notForYou: {
    heading: "What is not for you",
    text: "The research credit is your employer’s: it belongs to the practice that pays for the research. Entity tax and equipment deductions need a business too. With a practice of your own, begin with",
    link: { label: "the research credit estimate", href: calculatorHref },
  },
} as const;
