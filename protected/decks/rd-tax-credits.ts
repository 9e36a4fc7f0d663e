import { expensesBehindCredit, federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import { feeTerms, feeWords as publicFeeWords } from "#content/fees.ts";
import { law } from "#content/law-in-words.ts";
import { claims } from "#content/proof/claims.ts";
import type { Deck, FeeWords } from "#contracts/deck.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { namedDescriptions, titledTexts } from "#wording/titled.ts";

const caseCreditInUsd = 42_500;

const feeWords: FeeWords = {
  title: "Fees and return",
  estimate: "Federal credit, your estimate",
  successFee: publicFeeWords.success.label,
  engagementFee: `${publicFeeWords.engagement.label}, prepaid`,
  balance: "Balance on delivery",
  stays: "Stays with you",
  multiple: "for each dollar of fees",
  waiting: "Complete the four steps and this slip fills in.",
  afterReduction: `From ${statedTaxYear}, after ${law.creditReduction} under section 280C(c):`,
};

const feePoint = ({ label, value, note }: { label: string; value: string; note: string }) => ({
  title: `${label}, ${value}`,
  text: note,
});

export const rdTaxCreditsDeck: Deck = {
  title: "R&D Tax Credits for Healthcare",
  tone: "green",
  slides: [
    {
      id: "cover",
      eyebrow: "R&D Tax Credits for Healthcare",
      title: "Some of the work you already do may be *research*",
      lede: "What the credit is, what a study delivers, what it costs, and what it could return for your practice.",
      layout: "cover",
      blocks: [
        {
          kind: "stats",
          items: [
            { value: "2,000+", label: "healthcare businesses" },
            { value: "100+", label: "referring accountants" },
            { value: "Since 2020", label: "healthcare only" },
          ],
        },
        {
          kind: "contents",
          title: "Thirty minutes, in this order",
          footnote: "Ask questions at any slide. You fill in the last one.",
        },
      ],
      footnote: `Education, not tax advice. The firm's own count since 2020, not audited: 2,000+ asked for an estimate or a review; the ${claims.practicesServed} on our website finished an engagement, and the others were told no or went no further.`,
      notes: [
        "Ask who prepares their return, and whether that person could join for the last ten minutes.",
        "Say early that some practices have nothing to claim, and that we tell them so.",
        "If they ask why the website says 1,000+: that counts finished engagements, 2,000+ everyone who asked for an estimate or a review.",
      ],
    },
    {
      id: "overview",
      eyebrow: "The credit",
      title: "A credit since 1981, tested in four parts",
      layout: "rows",
      blocks: [
        {
          kind: "timeline",
          title: "A credit with a history",
          points: [
            { date: "1981", label: "Established", detail: "Economic Recovery Tax Act" },
            { date: "2007", label: "Simplified method", detail: "12% at first, 14% since 2009" },
            { date: "2015-12", label: "Made permanent", detail: "payroll offset added" },
            { date: "2022", label: "Costs amortized", detail: "over five years, until 2024" },
            { date: "2025-07", label: "Expensing restored", detail: "section 174A" },
          ],
        },
        {
          kind: "four-part-test",
          title: "All four, for every activity",
          parts: namedDescriptions({
            "Permitted purpose": "New or improved function, quality or reliability",
            "Technological in nature": "Rests on biology, physics, engineering or computing",
            "Elimination of uncertainty": "Capability, method or design not known at the start",
            "Process of experimentation": "Alternatives tried, and the results compared",
          }),
          conclusion: "All four met: qualified research, section 41(d).",
        },
      ],
      notes: [
        "Take one improvement they mention and walk it through the four parts, aloud.",
        "The fourth part fails most often: nothing was compared, or no record shows it. The third fails where the manual said how. Billed procedures themselves stay out of a claim.",
        `If they ask about ${law.amendmentDeadline}: that window was for deducting 2022 to 2024 costs retroactively. It has passed. The credit keeps its own three-year limit.`,
      ],
    },
    {
      id: "deliverables",
      eyebrow: "What you receive",
      title: "Three documents, about *1.5 hours* of your time",
      layout: "split",
      wide: "left",
      blocks: [
        {
          kind: "points",
          look: "documents",
          items: titledTexts({
            "Research report":
              "Each activity: the uncertainty behind it, what was tried, what was learned, and by whom.",
            "Substantiation document set":
              "Payroll, time, supplies and dated notes, tied line by line to the report.",
            "Filing guidelines":
              "Method, section 280C election and Form 6765, line by line, for your CPA to review and file.",
          }),
        },
        {
          kind: "slip",
          title: "Your time",
          subtitle: "first call to delivery",
          rows: [
            { label: "First call", value: "20 min" },
            { label: "Interview", value: "45 min" },
            { label: "Review of the draft", value: "25 min" },
          ],
          total: {
            label: "Doctor's time",
            value: "1.5 hours",
            formula: "20 + 45 + 25 minutes, about",
          },
          footnote: "Your office manager: one afternoon for payroll reports and invoices.",
        },
      ],
      footnote: "Your CPA decides what is filed.",
      notes: [
        "Show a redacted report if they have signed a confidentiality agreement.",
        "Say again that the CPA decides what is filed.",
      ],
    },
    {
      id: "case",
      sample: true,
      eyebrow: "Case study, orthodontics",
      title: "$42,500 for *one year,* twelve people",
      layout: "split",
      wide: "right",
      blocks: [
        {
          kind: "slip",
          title: "Orthodontic practice",
          subtitle: "Utah, credit year 2023",
          rows: [
            { label: "Employees", value: "12" },
            { label: "Activities examined", value: "6" },
            { label: "Activities claimed", value: "4" },
            {
              label: `Expenses implied, at ${formatFraction(federalRateAsFraction)}`,
              value: formatUsd(expensesBehindCredit(caseCreditInUsd)),
            },
          ],
          total: { label: "Credit for 2023", value: "$42,500" },
          footnote: "Reviewed by the client's CPA and filed on Form 6765.",
        },
        {
          kind: "tally",
          title: "What supported the claim, and what did not",
          rows: [
            {
              label: "Employees",
              mark: "person",
              marked: 6,
              of: 12,
              note: "six kept dated hours, three of them full time on the trials",
            },
            {
              label: "Activities",
              mark: "sheet",
              marked: 4,
              of: 6,
              note: "two failed the third part",
            },
          ],
        },
        {
          kind: "points",
          look: "plain",
          items: titledTexts({
            "What was uncertain":
              "Why rotated canines needed refinement scans in half of the cases.",
            "What they tried":
              "Three staging sequences, two resins and a new attachment, compared at every visit.",
          }),
        },
      ],
      footnote:
        "One client, one year. Yours will differ. One project on its own often earns a few thousand dollars.",
      notes: [
        "The two dropped activities were a new scanner used as delivered, and staff training.",
        "If they compare themselves: ask for headcount and records before any number.",
      ],
    },
    {
      id: "fees",
      eyebrow: "Fees and expected return",
      title: "You see the fee *before* the work",
      layout: "split",
      wide: "right",
      blocks: [
        {
          kind: "fee-and-return",
          terms: feeTerms,
          example: { creditInUsd: caseCreditInUsd, label: "Credit of the case study" },
          words: feeWords,
        },
        {
          kind: "return-bar",
          title: "Expected return, about 3x",
          terms: feeTerms,
          example: { creditInUsd: caseCreditInUsd },
          words: {
            fees: "Fees",
            stays: "Stays with you",
            multiple: "what stays, for each dollar of fees, before section 280C(c)",
          },
        },
        {
          kind: "points",
          look: "columns",
          items: [
            feePoint(publicFeeWords.engagement),
            feePoint({
              ...publicFeeWords.success,
              note: `${publicFeeWords.success.note} ${publicFeeWords.due}`,
            }),
          ],
        },
      ],
      footnote:
        "If the credit is allowed as computed. Instead of the reduced credit, section 280C(c) allows the full one and a smaller deduction. Circular 230, section 10.27, restricts fees that depend on a tax result: ask your CPA.",
      notes: [
        "If slide 6 has been filled in, slip and bar show their own estimate instead of the case.",
        "Below about $13,000 of credit the engagement fee is the whole fee, and the return falls quickly. Say so, and say that the engagement fee is due even if the study finds nothing.",
      ],
    },
    {
      id: "calculator",
      eyebrow: "Your practice",
      title: "The estimate with *your* numbers",
      layout: "split",
      wide: "left",
      blocks: [
        {
          kind: "calculator",
          worksheet: {
            title: "To fill in together",
            lines: [
              "Specialties",
              "Doctor and staff wages, one year",
              "Activities changed in the last three years",
              "Share of time spent on them",
              "State",
              "Estimated credit",
            ],
            footnote: "The calculator on our home page does the arithmetic, line by line.",
          },
        },
        { kind: "fee-and-return", terms: feeTerms, words: feeWords },
      ],
      footnote: "An educational estimate, not tax advice: a flat 10% of estimated expenses.",
      notes: [
        "Let them choose the activities. Ask of each: what did you not know when you began?",
        "The result feeds the fee slip here and on the slide before.",
      ],
    },
  ],
};
