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
  lede: "Most of what you can still change this year goes through your payroll. See what each step saves you, with your own wages and the law of {year}.",
  plan: {
    title: "Your year-end plan, {year}",
    text: "Answer a few questions and see what you can still do this year, what each step saves, and its last day.",
    action: { label: "Open the plan", href: yearEndPlanPath },
  },
  items: {
    heading: "To read",
    rows: [
      {
        title: "The employed doctor’s guide",
        text: "What you can deduct, how a 457(b) works, what several states ask, and what to look for in your contract.",
        href: article("employed-physician-tax-guide-2026"),
      },
      {
        title: "PSLF and student loans",
        text: "What is new for PSLF, how to buy back months, whether to file separately, and what your employer can pay.",
        href: article("student-loans-and-taxes-for-doctors-2026"),
      },
      {
        title: "Backdoor Roth",
        text: "Who needs it, and how an old IRA can spoil it.",
        href: article("backdoor-roth-for-doctors-2026"),
      },
      {
        title: "Moonlighting on Form 1099",
        text: "What goes on Schedule C, which retirement plan you can open, and how much tax to set aside.",
        href: `${article("employed-physician-tax-guide-2026")}#moonlighting-on-form-1099`,
      },
      {
        title: "Withholding",
        text: "If you have two jobs or two earners, the last payroll of the year can still make up what was not withheld.",
        href: article("estimated-tax-without-a-penalty-2026"),
      },
      {
        title: "Twelve lines to tick",
        text: "Our year-end checklist for employed doctors prints on one page.",
        href: article("year-end-2026-checklist-for-employed-doctors"),
      },
    ],
  },
  notForYou: {
    heading: "What is not for you",
    text: "The research credit belongs to the practice that pays for the research, so it is your employer’s. Entity tax elections and equipment deductions need a business too. If you own a practice as well, begin with",
    link: { label: "the research credit estimate", href: calculatorHref },
  },
} as const;
