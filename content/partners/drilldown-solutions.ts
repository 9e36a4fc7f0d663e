import { titledDescriptions } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import { statements } from "../statements.ts";
import type { PartnerPage } from "./partner.ts";
import {
  partnerPageHead,
  programGauge,
  programTiles,
  statsForDentists,
  statsNote,
} from "./partner-page.ts";

export const drilldownSolutions = {
  ...partnerPageHead("drilldown-solutions"),
  collaboration: "Drilldown Solutions collaboration",
  metaDescription:
    "For dental practices served by Drilldown Solutions: which work may earn a research credit, three sample practices, charitable tax strategies, and what to ask first.",
  hero: {
    eyebrow: "For practices served by Drilldown Solutions",
    heading: "Research credits for dental practices",
    lede: "Drilldown Solutions helps dental practices improve. Where that means testing alternatives and measuring results, part of the work may earn a research credit. Here is what counts, what does not, and what three practices did.",
  },
  picture: "estimateSlip",
  sections: [
    { kind: "calculator" },
    { kind: "benefits", layout: "quadrants" },
    { kind: "activities", layout: "chart", surface: "sheet" },
    { kind: "successStories", layout: "columns" },
    { kind: "strategies", surface: "sheet", topic: "charitable" },
    { kind: "program", topic: "charitable" },
    { kind: "questions", surface: "sheet" },
    { kind: "whySelected", layout: "beside" },
  ],
  /** Computed by the calculator's engine from these answers. */
  estimateSlip: {
    title: "Sample estimate",
    subtitle: "General dentistry · Idaho",
    answers: {
      specialties: [
        {
          practiceTypeId: "dentistry",
          specialtyId: "general-dentistry",
          name: "General Dentistry",
          timePercentage: 100,
          innovationLevel: "medium",
          activities: [
            "Changed milling settings and firing cycles until same-day crowns seated without adjustment",
            "Compared bonding protocols on sclerotic dentin after posterior composites kept debonding",
          ],
        },
      ],
      doctorWagesInUsd: 320_000,
      staffWagesInUsd: 280_000,
      state: "Idaho",
    },
    labels: {
      wages: "Doctor and staff wages",
      time: "R&D time (2 activities, medium)",
      expenses: "Estimated QREs",
      federal: "Federal credit, 10% of QREs",
      state: "Idaho, simplified rate: 5% of federal",
      total: "Simplified estimate",
    },
    footnote:
      "The flat 10% is an educational simplification; the law's methods give less or more. {threshold} This sample is below it too. Not tax advice.",
  },
  calculator: {
    heading: "Estimate your dental credit in four steps",
    lede: `It covers dental specialties and takes about ${statements.calculatorTime}. Nothing you enter leaves your browser until you press Send; what you send then says that you came from Drilldown Solutions.`,
  },
  benefits: {
    heading: "What it adds to better operations",
    cards: [
      {
        icon: "workflow",
        title: "Uses work already under way",
        description:
          "We look first at clinical protocols you are testing with Drilldown Solutions. Scheduling and efficiency projects do not qualify.",
      },
      {
        icon: "book-open-text",
        title: "Cuts the tax itself",
        description:
          "A credit counts dollar for dollar. A deduction of the same size saves only your rate.",
      },
      {
        icon: "folder-check",
        title: "Builds records as you go",
        description:
          "A page per experiment: what was unknown, what you tried, what you measured, who worked on it.",
      },
      {
        icon: "clock",
        title: "Leaves your chair time alone",
        description: `${statements.doctorsTime} in all. The rest comes from your office manager and payroll.`,
      },
    ],
  },
  activities: {
    heading: "Work that may qualify, operatory by operatory",
    lede: "The law asks four things of each: a technical aim, science behind it, real uncertainty at the outset, and alternatives tried and compared.",
    groups: [
      {
        icon: "scan-line",
        title: "Digital workflow",
        description: "Scanning, design and milling, tested until they perform.",
        examples: [
          "Scan paths tested to reduce remakes at deep margins",
          "Milling and firing cycles varied on test crowns until they seated as milled",
          "Scans merged with cone-beam data, with the error measured",
        ],
        usuallyNot: "Buying a scanner and using it as the manual says.",
      },
      {
        icon: "bone",
        title: "Implants and surgery",
        description: "Guides, grafts and sequences whose result could not be known beforehand.",
        examples: [
          "Guide designs compared by deviation from the plan",
          "Graft and membrane pairings in ridges that had resorbed before",
          "Photogrammetry against scan bodies for passive fit",
        ],
        usuallyNot: "Placing implants by an established protocol.",
      },
      {
        icon: "printer",
        title: "Appliances and printing",
        description: "Aligners, splints, dentures and trays designed and made in the practice.",
        examples: [
          "Attachment and staging sequences for stubborn rotations",
          "Thickness, orientation and supports changed, within the resin maker’s cure, until trays kept their shape",
          "Splint designs revised from jaw-tracking data",
        ],
        usuallyNot: "Sending scans to a laboratory that bears the risk itself.",
      },
      {
        icon: "flask-conical",
        title: "Materials and bonding",
        description: "New materials made to hold where the maker's instructions did not suffice.",
        examples: [
          "Bonding protocols compared on sclerotic dentin",
          "Sintering schedules for a new ceramic",
          "Cure depth of bulk-fill composites measured by layer",
        ],
        usuallyNot: "Choosing a material for its shade, look or price.",
      },
    ],
  },
  successStories: {
    heading: "Success stories: three dental practices, one year each",
    lede: "What was uncertain, what they tried, and what the records supported.",
    stories: ["general-dentistry", "orthodontics", "oral-surgery"],
  },
  strategies: {
    heading: "Charitable tax strategies that fit a practice",
    lede: "Free treatment is not deductible. These three kinds of gifts are.",
    strategies: [
      {
        icon: "gift",
        title: "Cash in a strong year",
        description:
          "Several years of gifts to public charities are brought together in one year of high income.",
        benefit: `Deductible up to ${law.cashLimit} of AGI, with five years to use an excess.`,
      },
      {
        icon: "hand-coins",
        title: "Donor advised fund",
        description:
          "One gift of cash or appreciated shares now; grants to clinics, missions and schools later.",
        benefit: "The deduction falls this year; the charities can wait. It cannot be undone.",
      },
      {
        icon: "package",
        title: "Equipment and supplies",
        description:
          "Chairs, instruments and unexpired supplies given to a clinic that uses them for its patients.",
        benefit:
          "Deductible within limits, often at cost or less: equipment you have written off has little deduction left.",
      },
    ],
    note: "Your time is not deductible. The value of free treatment is no gift in the tax law; what you spend on it out of pocket may be.",
  },
  program: {
    heading: "Dental Health Access Initiative",
    paragraphs: [
      "The program brings supplies and equipment to clinics that treat people without coverage. Participants buy identified goods, hold them for more than a year, and give them at appraised value.",
      `It depends on goods that clinics need, at a value that others pay. The questions below help you find out whether that is so. In Revenue Ruling 79-419 the IRS allowed only cost for goods bought at a discount and held a little over a year; in Skripak the Tax Court found about 60% of cost. The program also names a 20% additional benefit component. Nobody has shown us the section of the Code that gives it, so leave it out of your arithmetic. ${statements.noPayForIntroductions}`,
    ],
    tiles: programTiles("For what one year's limit cannot use (section 170(d))."),
    gauge: {
      title: "Goods appraised at $120,000, given on an AGI of $480,000",
      adjustedGrossIncome: 480_000,
      gift: 120_000,
      amountLabel: "Gift of goods",
      ...programGauge,
    },
  },
  questions: [
    {
      topic: "charitable",
      label: "Programs at appraised value",
      tone: "plum",
      questions: [
        "Which clinic receives the goods, and may I call it?",
        "What would a clinic pay for them on the open market?",
        "Who chose and pays the appraiser?",
        "What would my deduction be at cost? Would I still do it?",
      ],
    },
  ],
  whySelected: {
    heading: "Why Drilldown Solutions chose us",
    lede: "We pay Drilldown Solutions a fee when its client engages us for a study.",
    reasons: titledDescriptions({
      "We read a dental chart":
        "Our interviewers know a new bonding protocol from a new composite, so you need not explain the basics.",
      "We drop what fails":
        "Routine care, training and purchases come out of the claim before your CPA sees it.",
      "We leave your operations alone": "The study uses the systems you have: no new software.",
      "We answer for our part":
        "If the IRS asks about our study, we answer with your CPA at no further fee.",
    }),
  },
  callToAction: {
    heading: "Start with what you tested",
    text: "Name what you changed and measured this year. After a twenty-minute call you know whether it could be worth a study; one protocol alone seldom is.",
    stats: statsForDentists,
    note: statsNote,
  },
  contact: {
    heading: "Reach us",
    text: "Say that you work with Drilldown Solutions; with your consent we ask them for the protocols you have already written down.",
    independence: `Drilldown Solutions and ${firm.name} are separate firms; you engage each by itself.`,
  },
} as const satisfies PartnerPage;
