import {
  calculatorHref,
  contactOurTeam,
  scheduleConsultation,
  yearEndPlanPath,
} from "../navigation.ts";

/** Every calculator of the site. A tool inside an article has its island's name as its address there. */
export const toolsPage = {
  title: "Tax calculators for doctors and practices",
  metaDescription:
    "Research credit, year-end plan, Form 6765, estimated tax, S corporation pay, refund claims and an educational calculator: what each is for, whom, and for which tax year.",
  breadcrumb: "Tools",
  heading: "Every calculator, with its working",
  lede: "They are free and need no account. What you enter stays in your browser; only the first two send anything, and only when you press Send.",
  items: [
    {
      title: "R&D credit calculator",
      description:
        "Four steps to an estimate of the research credit, line by line, with a plain answer whether a study is worth its fee.",
      audience: "Practice owners",
      years: "Tax years 2025 and 2026",
      action: { label: "Open", href: calculatorHref },
    },
    {
      title: "Year-end plan",
      description:
        "What is open to you before December 31: each move with what it saves of your federal tax, its last day and its working.",
      audience: "Employed doctors and owners",
      years: "Tax year 2026",
      action: { label: "Open", href: yearEndPlanPath },
    },
    {
      title: "Form 6765 worksheet",
      description:
        "The credit as the form computes it, both methods side by side, with section 280C, Section G and what to file. You can print it or save it as a spreadsheet.",
      audience: "CPAs and advisors",
      years: "Tax years 2023 to 2026",
      action: { label: "Open", href: "/advisors/form-6765" },
    },
    {
      title: "Estimated tax",
      description:
        "What to pay by January 15, or to have withheld by December 31, so that no penalty is due.",
      audience: "Employed doctors and owners",
      years: "Tax year 2026",
      action: {
        label: "Open",
        href: "/knowledge-bank/estimated-tax-without-a-penalty-2026#estimated-tax",
      },
    },
    {
      title: "S corporation pay",
      description:
        "How payroll tax, income tax, the section 199A deduction and the retirement plan change with the owner’s wage.",
      audience: "Owners of S corporations",
      years: "Tax year 2026",
      action: {
        label: "Open",
        href: "/knowledge-bank/s-corporation-pay-for-doctors-2026#reasonable-pay",
      },
    },
    {
      title: "Amended claims",
      description:
        "Until which day each year can still be amended for a refund, with the days for your calendar.",
      audience: "Owners and CPAs",
      years: "Tax years 2023 to 2025",
      action: {
        label: "Open",
        href: "/knowledge-bank/amending-for-the-research-credit-2023-to-2025#amended-claims",
      },
    },
    {
      title: "Educational examples",
      description:
        "See general rules applied to one income, with the arithmetic of each. It is for reading, not for planning.",
      audience: "Anyone",
      years: "Tax years 2025 and 2026",
      action: { label: "Open", href: "/case-studies#calculator" },
    },
  ],
  closing: {
    heading: "A question none of them answers?",
    text: "Write us two sentences. If your CPA is the better person to ask, we will say so.",
    actions: [contactOurTeam, scheduleConsultation],
  },
} as const;
