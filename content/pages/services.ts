import { titledTexts } from "#wording/titled.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";
import { captiveArticle } from "../services/business-deductions.ts";

export const servicesPage = {
  title: "Tax Strategy Services for Healthcare",
  metaDescription:
    "Tax strategies for healthcare professionals, explained line by line: R&D credits, convertible tax bonds and charitable tax strategies, with the questions to ask first.",
  heading: "Tax strategies, explained line by line",
  lede: "Each page shows a worked example with its arithmetic, what it assumes, what it requires of you, and what to ask before you sign anything.",
  /** Business deductions and captives have no separate page. */
  withoutPage: [
    {
      label: "Deductions for the year, article by article",
      href: "/knowledge-bank/year-end-business-deductions-2025",
    },
    captiveArticle,
  ],
  approach: {
    heading: "Our approach",
    boxes: titledTexts({
      "Education before engagement":
        "You see the rule, the example and the risk before we talk about fees. If your CPA can do it without us, we say so.",
      "Your accountant decides":
        "We prepare, document and explain. Your own licensed professional reviews the work and files the return.",
    }),
  },
  keyBenefit: "Key benefit",
  closing: {
    heading: "Not sure which one applies to you?",
    text: "Tell us how you earn, as an owner or on a W-2, and we will tell you which of these to skip.",
    actions: [
      { label: "Contact us", href: "/contact" },
      { label: "About the Firm", href: "/about" },
    ],
  },
} as const;

/** Words every service page shares. */
export const servicePage = {
  contents: "On this page",
  badge: "Healthcare Specialized",
  doubts: "What speaks against it",
  overview: "Overview",
  howItWorks: "How It Works",
  benefits: "Benefits",
  process: "The process step by step",
  doctorFriendlyProcess: "A doctor-friendly process in five steps",
  reading: "From the knowledge bank",
  faqs: "Frequently asked questions",
  questionsToAskFirst: {
    heading: "Questions to ask first",
    lede: "Please put these to your own CPA or tax attorney before you ask us anything.",
    notesHeading: "What the law and the IRS have said, with dates",
  },
  closing: {
    heading: "Bring your CPA to the first call",
    text: "A consultation is free and takes twenty minutes. At its end we tell you yes, no or not yet.",
    actions: [scheduleConsultation, contactOurTeam],
  },
} as const;
