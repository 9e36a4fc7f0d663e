import { figure } from "#tax-law/look-up.ts";
import { charitableFloorSince } from "#tax-law/tax-year.ts";
import { formatUsd } from "#wording/numbers.ts";
import { titledDescriptions } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import { statements } from "../statements.ts";
import type { PartnerPage } from "./partner.ts";
import { partnerPageHead, statsForAllClients, statsNote } from "./partner-page.ts";

const incomeInCase = 1_200_000;
const federalRateInCase = 0.27;
const netGainInCase = 71_050;
const floorInCase = incomeInCase * figure("charitable-itemizer-floor", charitableFloorSince).value;

export const fortune = {
  ...partnerPageHead("fortune"),
  collaboration: "Fortune Law collaboration",
  metaDescription:
    "For clients of Fortune Law: a research credit estimate in four steps, six sample cases, and the First Responder Health Initiative with its risks.",
  hero: {
    eyebrow: "For clients of Fortune Law",
    heading: "Tax strategy your *attorney* can read",
    lede: "Fortune Law advises physicians and dentists on their practices. We show their clients research credits and charitable programs with every line of the arithmetic, its records, and the questions counsel would ask.",
  },
  picture: "casesSlip",
  sections: [
    { kind: "calculator" },
    { kind: "examplesCalculator" },
    { kind: "benefits", layout: "columns", surface: "sheet" },
    { kind: "technology" },
    { kind: "successStories", layout: "sheets" },
    { kind: "initiative", topic: "charitable" },
    { kind: "questions" },
    { kind: "whySelected", layout: "ledger", surface: "sheet" },
  ],
  /** The sums are made from the cases themselves. */
  casesSlip: {
    title: "Six sample cases",
    subtitle: "One credit year each",
    groups: [
      {
        label: "Dental, three practices",
        stories: ["orthodontics", "general-dentistry", "oral-surgery"],
      },
      { label: "Medical, two practices", stories: ["cardiology", "regenerative-medicine"] },
      { label: "Optometry, one practice", stories: ["optometry"] },
    ],
    total: "Research credits",
    footnote: "Invented cases, credit years 2022 to 2024. Yours will differ. Not tax advice.",
  },
  calculator: {
    heading: "Estimate what your practice might claim",
    lede: `It takes about ${statements.calculatorTime}. Nothing leaves your browser until you press Send; it then says that you came from Fortune Law.`,
  },
  benefits: {
    heading: "What two firms on one file give you",
    cards: [
      {
        icon: "scale",
        title: "Counsel reads it first",
        description:
          "Reports and offering documents go to your attorney before you sign, with time to answer.",
      },
      {
        icon: "folder-check",
        title: "Records gathered once",
        description:
          "Payroll, contracts and dated notes are collected once, for the study and your legal file.",
      },
      {
        icon: "stamp",
        title: "You decide who sees what",
        description:
          "We work from what you and your attorney release. Patient identifiers stay in your office.",
      },
      {
        icon: "clock",
        title: statements.doctorsTime,
        description: "Your office sends us the rest.",
      },
    ],
  },
  technology: {
    heading: "Our proprietary technology",
    paragraphs: [
      `A claim fails where a figure cannot be followed to a person, an hour and an experiment. The system we developed with ${firm.researchPartner} links each figure to all three.`,
      "It reads payroll exports, invoices and dated notes. What has no record is left out, and you see the list.",
    ],
    caption: "One line of the sample orthodontic case, followed to its evidence",
    trace: [
      { level: "Credit for 2023", entry: "$42,500" },
      { level: "Business component", entry: "Aligner staging protocol" },
      { level: "Experiment", entry: "Three staging sequences, side by side" },
      { level: "People and hours", entry: "Six people, three of them full time, by pay period" },
      { level: "Evidence", entry: "Dated tracking scan beside the plan" },
    ],
  },
  successStories: {
    heading: "Success stories: six practices, one year each",
    lede: "Each practice did this work anyway and had kept the records.",
    stories: [
      "orthodontics",
      "general-dentistry",
      "cardiology",
      "regenerative-medicine",
      "optometry",
      "oral-surgery",
    ],
  },
  initiative: {
    heading: "First Responder Health Initiative",
    paragraphs: [
      "The program supplies fire, police and ambulance services with health and screening equipment. You buy identified goods, own them for more than a year, and give them to a charity that passes them on to first responders. If it parts with them within three years without certifying its own use, what you deducted above cost becomes income again (section 170(e)(7)).",
      `The deduction is an appraiser's value, not your price. That difference is the whole benefit and what the IRS examines. In Revenue Ruling 79-419 it allowed only cost for goods bought at a discount and held a little over a year. ${statements.noPayForIntroductions}`,
    ],
    structureHeading: "Program structure",
    structure: [
      {
        term: "Offering size",
        value: "$50,000,000",
        note: "As the sponsor states it. This is no offer; ask securities counsel whether interests in it are securities and who may be paid.",
      },
      {
        term: "Minimum participation",
        value: "$25,000",
        note: "Your purchase price, paid in the year you join.",
      },
      {
        term: "Deduction potential",
        value: `up to ${law.cashLimit} of AGI in cash; ${law.propertyLimit} in goods, as here`,
        note: "Gifts to public charities, section 170(b), tax years 2025 and 2026.",
      },
      {
        term: "Valuation multiplier",
        value: "up to 5.0x fair market value, as the program puts it",
        note: "In law no deduction exceeds fair market value: what is multiplied is the price paid, and the appraisal has to prove it.",
      },
    ],
    deliverablesHeading: "What a participant receives",
    deliverables: [
      "Purchase agreement and bill of sale that name the goods",
      "Custody statement for the holding period of one year and one day",
      "Qualified appraisal, made no earlier than 60 days before the gift",
      "The charity's written acknowledgment, with the use it makes of the goods",
      "The charity's certification of that use, and its Form 8282 if it parts with the goods within three years",
      "Form 8283 with its attachments, for your preparer to review",
      "The full file for your attorney, before you commit",
    ],
  },
  californiaCase: {
    sample: true,
    heading: "A case from California",
    lede: `A W-2 physician, by the rules of tax year ${law.taxYear}, which no purchase made now can use. An illustration that holds only if the appraisal does.`,
    income: incomeInCase,
    contribution: 70_000,
    multiplier: 5,
    deduction: 350_000,
    federalRateAsFraction: federalRateInCase,
    federalSavings: 94_500,
    stateRateAsFraction: 0.133,
    stateSavings: 46_550,
    totalSavings: 141_050,
    netGain: netGainInCase,
    labels: {
      income: "W-2 income",
      contribution: "Contribution",
      deduction: "Charitable deduction",
      federal: "Federal savings",
      state: "State savings",
      total: "Total savings",
      net: "Net gain",
      waterfall: "If the appraised value stands",
      effective: "effective",
    },
    note: "The rates are the program's: 27% effective federal, and California's top rate of 13.3% on the whole deduction, although that rate reaches only income above $1 million. An educational estimate, not tax advice.",
    gauge: {
      title: `The deduction beside its limit, tax year ${law.taxYear}`,
      amountLabel: "Deduction",
      capLabel: `Limit for property, ${law.propertyLimit} of AGI`,
      roomLabel: "Room left",
      note: `Takes AGI to be the W-2 income. At 5.0x the case fills nearly all of the ${law.propertyLimit}. From ${law.floorSince} the first ${law.giftFloor} of AGI, here ${formatUsd(floorInCase)}, no longer counts, and the net gain falls to ${formatUsd(netGainInCase - floorInCase * federalRateInCase)}.`,
    },
    holding: {
      title: "The holding period comes first",
      buy: "You buy",
      give: "You give",
      threshold: { label: "One year and one day" },
      before: { label: "Given earlier", detail: "deduction limited to cost" },
      after: { label: "Given after", detail: "appraised value may count" },
    },
    cut: {
      heading: "If the value is cut to cost",
      title: "Same gift, same rates",
      subtitle: `Illustration, tax year ${law.taxYear}`,
      federal: "Federal savings on $70,000",
      state: "State savings on $70,000",
      contribution: "Contribution",
      penalty: `Federal penalty, ${law.grossValuationPenalty}`,
      total: "Net result",
      footnote: `Before interest, state penalties and fees. The ${law.grossValuationPenalty} of section 6662(h) applies where the value claimed is at least twice the correct one; here it is five times. Courts have also found less than the price paid (Skripak: about 60% of it).`,
    },
  },
  questions: [
    {
      topic: "charitable",
      label: "Charitable programs with multiplied appraisals",
      tone: "plum",
      questions: [
        "Who else buys these goods at the appraised price, and where can I see those sales?",
        "Who chose and pays the appraiser, and has that appraiser's work been tested in an audit?",
        "Did I own the goods for the whole year, with the right to sell them and the risk of losing them?",
        `Which limit applies to my gift, ${law.cashLimit} or ${law.propertyLimit} of AGI, and who says so in writing?`,
        "What would my deduction be at cost? Would I still do it?",
      ],
    },
  ],
  whySelected: {
    heading: "Why Fortune Law brings us in",
    lede: `Fortune Law and ${firm.name} do not pay each other for introductions.`,
    reasons: titledDescriptions({
      "We show every step":
        "An attorney can trace every figure to its source, and strike one that has none.",
      "We put the risk in writing":
        "You see what the IRS has said, with dates, next to the benefit.",
      "We say no early": "If it does not fit, we say so on the first call.",
      "We stay in our role":
        "We explain and document. Your attorney advises, your CPA files, you decide.",
    }),
  },
  callToAction: {
    heading: "Bring your attorney to the call",
    text: "A call is free and takes twenty minutes. At its end we tell you yes, no or not yet.",
    stats: statsForAllClients,
    note: statsNote,
  },
  contact: {
    heading: "Reach us",
    text: "Tell us that you come from Fortune Law and, with your consent, we include your attorney from the start.",
    independence: `Fortune Law and ${firm.name} are separate firms; you engage each by itself.`,
    person: {
      sample: true,
      name: "Marcus Hale",
      role: "Risk and review",
      email: `marcus.hale@${firm.domain}`,
    },
  },
} as const satisfies PartnerPage;
