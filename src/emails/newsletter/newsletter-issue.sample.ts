import { firm } from "#content/firm.ts";
import type { NewsletterIssue } from "./newsletter-issue.ts";

export const sampleNewsletterIssue: NewsletterIssue = {
  subject: "Before December 31: what still changes this year's tax",
  previewLine: "Four decisions that cannot wait for January, and one that can.",
  opening: [
    "Most of what lowers a practice's tax for 2026 has to happen before the year ends.",
    "**Start with payroll.** Roth catch-up contributions are new for higher earners, and your provider has to know about them by the first payroll of January.\nAsk this week.",
    `The rest is in these articles, and the law itself is at [irs.gov](https://www.irs.gov/forms-pubs). Our [Knowledge Bank](https://www.${firm.domain}/knowledge-bank) has every figure with its source.`,
  ].join("\n\n"),
  articles: [
    {
      title: "Year-End 2026 Checklist for Practice Owners",
      summary:
        "Dates, limits and papers for the last weeks of the year, in the order of their deadlines.",
      path: "/knowledge-bank/year-end-2026-checklist",
    },
    {
      title: "Roth Catch-Up Contributions in 2026",
      summary:
        "Who has to make them after tax, from which wage, and what the plan document must say.",
      path: "/knowledge-bank/roth-catch-up-contributions-2026",
    },
    {
      title: "Payroll and Reporting in 2026",
      summary: "The forms, thresholds and due dates that change for employers in January.",
      path: "/knowledge-bank/payroll-and-reporting-2026",
    },
  ],
  slug: "2026-11-16-before-december-31",
  origin: `https://www.${firm.domain}`,
  unsubscribeUrl: `https://www.${firm.domain}/newsletter/unsubscribe?token=sample`,
  test: false,
};
