import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";
import { titledDescriptions } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import { statements } from "../statements.ts";
import type { PartnerPage } from "./partner.ts";
import { partnerPageHead, statsForDentists, statsNote } from "./partner-page.ts";

/** An owner's whole income tax, the part of it on income from the practice, and the year's credit. */
const owner = { tax: 90_000, onPractice: 40_000, credit: 50_000 };
const protectedShare = figure("general-business-credit-protected-share", law.taxYear).value;
const threshold = figure("general-business-credit-threshold", law.taxYear).value;
const underSection38 = owner.tax - protectedShare * (owner.tax - threshold);
const usable = Math.min(owner.credit, owner.onPractice, underSection38);

const creditInAKnownYear = `Two limits decide how much. Section 38(c) leaves ${law.creditProtectedShare} of the tax above ${law.creditThreshold} to be paid. Section 41(g) caps the credit of a proprietorship, partnership or S corporation at the owner's tax on its income. With ${formatUsd(owner.tax)} of tax, ${formatUsd(owner.onPractice)} of it on the practice, the limits are ${formatUsd(underSection38)} and ${formatUsd(owner.onPractice)}: a credit of ${formatUsd(owner.credit)} gives ${formatUsd(usable)} this year.`;

export const wealthfd = {
  ...partnerPageHead("wealthfd"),
  collaboration: "WealthFD collaboration",
  metaDescription:
    "For dentists advised by WealthFD: estimate the research credit of your practice in four steps, see which activities may qualify, and what three practices claimed.",
  hero: {
    eyebrow: "For dentists advised by WealthFD",
    heading: "A credit your wealth plan may be missing",
    lede: "WealthFD does long-term planning for dentists who own their practice. The research credit is computed year by year from that year's records. Estimate yours below and take the result to your advisor.",
  },
  picture: "stateMap",
  sections: [
    { kind: "calculator" },
    { kind: "benefits", layout: "columns", surface: "dark" },
    { kind: "activities", layout: "rows" },
    { kind: "storyLedger" },
    { kind: "whySelected", layout: "columns" },
  ],
  stateMap: {
    title: "What the calculator adds for each state",
    note: "A simplified share of the federal credit for each state, not its current law: states change, narrow and end their credits. Below, in one sentence each, is what we read of that law; where you choose your state, the calculator adds the source and how it was read. Your CPA has the rule for your state and year.",
    tableLabel: "All fifty states, and what their own law does",
  },
  calculator: {
    heading: "Estimate your dental credit in four steps",
    lede: `It covers dental specialties and takes about ${statements.calculatorTime}. Nothing you enter leaves your browser until you press Send; what you send then says that you came from WealthFD.`,
  },
  benefits: {
    heading: "What your advisor can do with it",
    cards: [
      {
        icon: "book-open-text",
        title: "Cash in a known year",
        description: creditInAKnownYear,
      },
      {
        icon: "hand-coins",
        title: "A source for contributions",
        description:
          "You can put what you save where your advisor sees room: into a retirement plan, a debt or your reserves.",
      },
      {
        icon: "calendar-check",
        title: "Unused credit carries over",
        description:
          "What this year's tax cannot use carries back one year and forward up to twenty.",
      },
      {
        icon: "shield-question",
        title: "A range, not a promise",
        description: "You see what moves the estimate up and down before anyone plans with it.",
      },
    ],
  },
  activities: {
    heading: "Dental work that may qualify, and work that does not",
    lede: "What counts is testing alternatives where the result was not known. Routine dentistry and billed procedures do not count.",
    groups: [
      {
        icon: "scan-line",
        title: "Diagnosis and planning",
        description: "New ways to see and decide, checked against outcomes.",
        examples: [
          "Detection thresholds tested against what was found on opening",
          "Implant positions planned two ways and compared with the outcome",
          "Airway and bite data combined in a new protocol",
        ],
        usuallyNot: "Reading scans with software as supplied, or setting it up.",
      },
      {
        icon: "clipboard-list",
        title: "Treatment protocols",
        description: "A technique made reliable through planned variation.",
        examples: [
          "Irrigation sequences compared in difficult canals",
          "Flap designs tested in thin tissue",
          "Anchorage positions varied where others had failed",
        ],
        usuallyNot: "Choosing among established treatments for one patient.",
      },
      {
        icon: "printer",
        title: "Appliances and laboratory",
        description: "Design, printing, milling and finishing in your own practice.",
        examples: [
          "Cure cycles tested on printed bars, never on a denture",
          "Guide sleeves revised after drilling drift",
          "Provisional materials loaded until one resisted fracture",
        ],
        usuallyNot: "Work an outside laboratory does at its own risk.",
      },
      {
        icon: "workflow",
        title: "Software and data",
        description: "Tools built or adapted for clinical performance.",
        examples: [
          "Triage rules for images written and validated",
          "Recall models tested against missed disease",
          "Chairside tracking built to measure fit",
        ],
        usuallyNot: "Scheduling, billing and websites.",
      },
    ],
  },
  successStories: {
    heading: "Three dental practices and their credits",
    lede: "The credit depends on wages, hours and records, so a larger team has a larger credit, as far as its records support one.",
    stories: ["general-dentistry", "orthodontics", "oral-surgery"],
  },
  storyBars: {
    title: "Research credit of one year",
    note: "Sample cases with their credit year. One client, one year; yours will differ. An educational estimate, not tax advice.",
  },
  whySelected: {
    heading: "Why WealthFD sends dentists to us",
    lede: `WealthFD and ${firm.name} do not pay each other for introductions.`,
    reasons: titledDescriptions({
      "No conflict with your plan":
        "A research credit study involves no investment, and we manage no money.",
      "Your advisor can check it":
        "Every figure has its formula, its tax year and what it leaves out.",
      "An early no":
        "If the first call shows that records are missing, it costs nothing. If the study shows it, you owe the engagement fee and no more.",
    }),
  },
  callToAction: {
    heading: "Take the slip to your next review",
    text: "Or bring your advisor and your own numbers to a call with us. It is free and takes twenty minutes.",
    stats: statsForDentists,
    note: statsNote,
  },
  contact: {
    heading: "Reach us",
    text: "Mention WealthFD and we send a copy of what we find to your advisor, if you agree.",
    independence: `WealthFD and ${firm.name} are separate firms; you engage each by itself.`,
  },
} as const satisfies PartnerPage;
