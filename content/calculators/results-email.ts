import { codeForEmail, form6765 } from "#tax-law/sources.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { disclaimer } from "../disclaimer.ts";
import { firm } from "../firm.ts";
import { statements } from "../statements.ts";
import { calculatorPages, embedPath, limitedCalculators } from "./embed.ts";
import { estimateSlip, stateLaw } from "./estimate-slip.ts";
import { rdCalculatorResult, resultsCopy } from "./rd-calculator-result.ts";
import { answerWords } from "./study-answer.ts";

/**
 * Words of the e-mail with the calculator's results, for the visitor and for the copy to the CPA.
 * `{braces}` are filled in by `src/emails/results/`, in the HTML and in the text part.
 */
export const resultsEmail = {
  taxYear: statedTaxYear,
  /** The subject that the specification requires. */
  subject: "Your R&D Tax Credit Calculation Results",
  /** The sentence that opens the message, and that lists of messages show beside the subject. */
  answer: answerWords,
  occasion: "Educational estimate",
  title: "Your R&D credit estimate",
  opening: "This is the estimate you asked for, with every line of its arithmetic.",
  /** Follows the opening: without a copy to the CPA, and with one. */
  forward: "Keep it, or forward it to your CPA.",
  copied: "A copy goes to your CPA at {cpaEmail}, unless they asked us to send none.",
  /** Follows these: where it was asked for, and through which partner. */
  askedThrough: "You asked for this on {host}, through {partner}.",
  askedAt: "You asked for this on {host}.",
  slip: { ...estimateSlip, caveat: disclaimer.short },
  fee: rdCalculatorResult.fee,
  stateLaw,
  specialties: {
    heading: "Specialties, R&D time and activities",
    summary: "{time}% of time, {activities}",
    activity: "1 activity",
    activities: "{count} activities",
    levels: { low: "Low innovation", medium: "Medium innovation", high: "High innovation" },
  },
  practice: {
    heading: "Practice summary",
    name: "Practice",
    types: "Practice type",
    state: "State",
    who: rdCalculatorResult.summary.who,
    everyone: rdCalculatorResult.summary.everyone,
    contact: "Contact",
    phone: "Phone",
    doctorWages: "Doctor/owner annual wages",
    staffWages: "Clinical staff annual wages",
  },
  methods: rdCalculatorResult.leftOut.methods,
  leftOut: {
    heading: rdCalculatorResult.leftOut.heading,
    intro:
      "We use a flat 10% so that you can follow the arithmetic. In law the credit is a share of what exceeds a base amount. By the methods of section 41, {expenses} would give a federal credit of {low} to {high} for {years}, before section 280C(c) and depending on the years before:",
    closing:
      "Section 280C(c) then lowers either the credit or your deduction. Only work with real technical uncertainty and records of how you resolved it qualifies, so for some of these activities the answer may be no. Billed procedures themselves do not count.",
  },
  /** Pages with the calculator in full, where the link below can open it. */
  calculatorPages: Object.keys(calculatorPages).filter((path) => path !== embedPath),
  limitedCalculators,
  embedPath,
  openYears: {
    heading: "How long these years are open",
    text: "In general a refund can be claimed until three years after the return was due, or after it was filed if that was later. Each link adds the day to your calendar, with reminders.",
    link: "{taxYear}: until {day}{condition}",
    condition: rdCalculatorResult.openYears.condition,
    why: rdCalculatorResult.openYears.why,
    article: rdCalculatorResult.openYears.article,
  },
  reopen: {
    heading: "Open these answers again",
    text: "The link fills in the state, specialties, activities, time and innovation levels. It carries no wages and nothing about you: enter the wages again to see the figures.",
    link: "Open the calculator with these answers",
  },
  next: {
    heading: "Next steps",
    text: "We sent this to {email} for {practice}. In a consultation we go through the activities one by one, say which would hold up and which would not, and what records you would need. Then you decide, with your own CPA, whether a study is worth its cost.",
    consultation: "Schedule a consultation",
    knowledgeBank: "Read the Knowledge Bank",
    site: `Visit ${firm.name}`,
  },
  disclaimer: `This is an educational estimate, not tax advice. ${disclaimer.full}`,
  reason: `You get this message because somebody asked for these results with your address on {host}, with ${resultsCopy} If that was not you, reply and say so: we will erase it and not get in touch.`,
} as const;

export const cpaCopy = {
  askedThrough: "It was asked for on {host}, through {partner}.",
  askedAt: "It was asked for on {host}.",
  subject: "{practice}: R&D credit estimate, {low} to {high} a year, a copy for the CPA",
  title: "An R&D credit estimate, for your review",
  opening:
    "{name} of {practice} asked us to send you this estimate. It is the owner's own first look, not a position to file: nobody has seen payroll or records. Below are the arithmetic, what Form 6765 would make of the same expenses, the answers behind it, and what to ask for before anything is claimed.",
  method: {
    heading: "The method, and what the form does instead",
    intro:
      "QREs here are annual wages times the owner's estimate of R&D time; supplies and contract research are not in them. The calculator takes a flat 10% of that and adds a simplified share for the state. Section 41 has no flat rate. For {years}, before section 280C, {expenses} would give:",
    closing:
      "So {low} to {high} of federal credit with steady expenses or none before, where the calculator says {federal}. By the simplified method growing expenses give more, falling ones less or nothing. The state line is a fraction of the federal credit, not the state's own computation.",
    worksheet: "Open the Form 6765 worksheet with these QREs",
    worksheetNote:
      "The worksheet computes the form line by line and exports a spreadsheet with formulas. The link opens a new worksheet. It carries the practice’s name and {expenses} as qualified wages behind the # sign, where no server receives them.",
  },
  specialties: "What the owner says was done",
  law: {
    heading: "The law to check it against",
    points: [
      {
        label: "Section 41",
        href: codeForEmail("41").url,
        text: "qualified research and the process of experimentation (d), what counts as an expense (b), the base and both methods (a) and (c).",
      },
      {
        label: "Section 174",
        href: codeForEmail("174").url,
        text: `for tax years that began in 2022 to 2024 research costs had to be capitalized. Some returns deducted them at once. ${statements.claimWithoutCorrection} The correction can cost more than the credit brings.`,
      },
      {
        label: "Section 174A",
        href: codeForEmail("174A").url,
        text: "only costs of domestic research under this section can be qualified expenses; they are deducted at once for tax years beginning after 2024.",
      },
      {
        label: "Section 280C(c)",
        href: codeForEmail("280C").url,
        text: "the deduction falls by the credit, or the return elects a credit {reduction} smaller: only on an original, timely return.",
      },
      {
        label: "Section 38(c)",
        href: codeForEmail("38").url,
        text: "the credit must leave net income tax of at least {protectedShare} of net regular tax above {threshold}, or the tentative minimum tax if that is larger (it counts as 0 with average gross receipts up to {minimumTaxReceipts}). What is unused goes back {carryback} and forward {carryforward}. Section 41(g) is a second limit: a sole proprietor, partner or S corporation shareholder can use it only against the tax on income from this business.",
      },
      {
        label: "Section 41(h)",
        href: codeForEmail("41(h)").url,
        text: "up to {payrollMaximum} a year against payroll tax, with gross receipts under {payrollReceipts} and none before the five years that end with this one.",
      },
      {
        label: "Form 6765",
        href: form6765.url,
        text: "Section G asks for each business component from tax year 2026, with exceptions for small claims on an original return.",
      },
    ],
  },
  ask: {
    heading: "What to ask your client for",
    points: [
      "For each activity above: what was uncertain at the outset, what was tried, what was measured, with dates. One business component each.",
      "Wages by person from Form W-2, and how each person's time is known: schedules, lab slips, charts. Time estimated after the fact is what examiners cut. An S corporation owner counts with W-2 wages only.",
      "Qualified expenses of the three years before, and gross receipts of the four years before: they set the base.",
      "Supplies used up in the work, and contracts with outside labs: who bore the risk, who keeps rights, where the work was done.",
      "Whether a manufacturer or a grant paid for the work, and whether other practices have the same owners: for the credit they are one taxpayer.",
      "Earlier research credits and elections: method, section 280C, payroll offset.",
    ],
  },
  reopen: {
    text: "The link fills in the state, specialties, activities, time and innovation levels. It carries no wages and no names: enter the wages above to see the figures.",
  },
  next: {
    text: `The estimate went to {email} for {practice}, with a copy to us, ${firm.legalName}, and to our research partner ${firm.researchPartner}, who may call or write to your client about it; this copy went only to you. You keep the client, the return and the decision. If you would like to go through the activities with us first, choose a time; how we work with CPAs is on our site.`,
    advisors: "For CPAs and advisors",
  },
  reason:
    "You get this message because {name} gave your address when asking for these results on {host}. You are on no list, and we will not get in touch unless you do. Another client may enter your address too.",
} as const;

/** The CPA's copy is unasked for, so that a link in it stops all of them. */
export const cpaCopyPages = {
  link: "Send me no more copies",
  ask: {
    heading: "No more copies",
    paragraphs: [
      "Clients can have us send you a copy of their estimate or plan. Press the button and we send none to your address, whoever enters it.",
    ],
    button: "Send me no more copies",
  },
  stopped: {
    heading: "You get no more copies",
    paragraphs: [
      `Clients read beside the field that CPAs who asked for none get none. What you ask us for yourself still comes. To change it, write to ${firm.email}.`,
    ],
  },
};
