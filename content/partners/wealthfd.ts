import type { PartnerPage } from "./partner.ts";
import { statsForDentists, statsNote } from "./partner-page.ts";

export const wealthfd = {
  id: "wealthfd",
  sample: true,
  name: "WealthFD",
  collaboration: "WealthFD collaboration",
  metaDescription:
    "For dentists advised by WealthFD: estimate the research credit of your practice in four steps, see which activities may qualify, and what three practices claimed.",
  hero: {
    eyebrow: "For dentists advised by WealthFD",
    heading: "A line your wealth plan *may be missing*",
    lede: "WealthFD plans decades for dentists who own their practice. The research credit is about one year, one computation and one set of records. Estimate yours below, and take the slip to your advisor.",
  },
  stateMap: {
    title: "Where a state adds a credit of its own",
    note: "Share of the federal credit that the calculator adds, simplified for education. Each state has its own rules.",
    tableLabel: "All fifty states",
  },
  calculator: {
    heading: "Estimate your dental credit in four steps",
    lede: "Dental specialties only, about three minutes. Nothing leaves your browser until you press Send; what you send then says that you came from WealthFD.",
  },
  benefits: {
    heading: "What your advisor can do with it",
    cards: [
      {
        icon: "book-open-text",
        title: "Cash in a known year",
        description:
          "A credit lowers the tax of the year it belongs to, so that the plan can place it.",
      },
      {
        icon: "hand-coins",
        title: "A source for contributions",
        description:
          "What is saved can go where your advisor has room: retirement plan, debt, reserves.",
      },
      {
        icon: "calendar-check",
        title: "Unused, it waits",
        description:
          "Back one year and forward up to twenty, if this year's tax cannot use it all.",
      },
      {
        icon: "shield-question",
        title: "A range, not a promise",
        description:
          "You see the low and the high end and what separates them, before anyone plans with it.",
      },
    ],
  },
  activities: {
    heading: "Dental work that may qualify, and work that does not",
    lede: "Trying, measuring and changing, where nobody knew the result. Dentistry as usual does not count, however well it is done.",
    groups: [
      {
        icon: "scan-line",
        title: "Diagnosis and planning",
        description: "New ways to see and decide, checked against outcomes.",
        examples: [
          "Detection thresholds tested against what was found on opening",
          "Planning steps reordered and timed",
          "Airway and bite data combined in a new protocol",
        ],
        usuallyNot: "Reading scans with software as supplied.",
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
          "Cure cycles tested with bars printed beside each denture",
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
    lede: "The credit follows wages, hours and records: a larger team, a larger sum, and each only as far as its notes reach.",
    stories: ["general-dentistry", "orthodontics", "oral-surgery"],
  },
  storyBars: {
    title: "Research credit of one year",
    note: "Sample cases with their credit year. One client, one year; yours will differ. An educational estimate, not tax advice.",
  },
  whySelected: {
    heading: "Why WealthFD sends dentists to us",
    reasons: [
      {
        title: "It fits beside a plan",
        description:
          "We sell no investments and manage no money. The study ends; your advisor stays.",
      },
      {
        title: "Your advisor can check it",
        description: "Every figure has its formula, its tax year and what it leaves out.",
      },
      {
        title: "A no costs little",
        description:
          "If the records do not carry a claim, you learn it before you pay for a study.",
      },
    ],
  },
  callToAction: {
    heading: "Take the slip to your next review",
    text: "Or bring your advisor to ours: twenty minutes, free of charge, with your own numbers on the table.",
    stats: statsForDentists,
    note: statsNote,
  },
  contact: {
    heading: "Reach us",
    text: "Mention WealthFD and we send a copy of what we find to your advisor, if you agree.",
    independence:
      "WealthFD and Ledgerwell are separate firms. Before you engage either, ask in writing who is paid for the introduction.",
  },
} as const satisfies PartnerPage;
