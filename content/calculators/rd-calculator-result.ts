import { feeLineWords } from "../fees.ts";
import { firm } from "../firm.ts";
import { resultSlipWords } from "./estimate-slip.ts";

/** Who else receives a visitor's results. Both the form, before sending, and the e-mail state it. */
export const resultsCopy = `a copy to ${firm.name} and its research partner ${firm.researchPartner}, who may call or write to you about them. No newsletter.`;

/** Words of the calculator's step 4. `{braces}` are filled in by the screen. */
export const rdCalculatorResult = {
  slip: resultSlipWords,
  actions: {
    print: "Print",
    copyLink: "Copy a link to these answers",
    linkLeavesOut: "The link carries neither wages nor anything about you.",
    copied: "The link is copied. It carries neither wages nor anything about you.",
    copyByHand: "Please copy this link. It carries neither wages nor anything about you.",
    linkLabel: "Link to these answers",
    worksheet: "Continue in the Form 6765 worksheet",
    worksheetNote: "Your CPA sees the form’s own lines, with these QREs as wages.",
  },
  fee: feeLineWords,
  /** Links to the pages of the chosen specialties. */
  specialtyPages: { label: "What counts as research:", separator: " · " },
  reading: {
    probablyNot: "Probably not worth a study",
    worthIt: "Worth a conversation, not yet a claim",
    reasons: {
      "no-activities": "Without an activity there is nothing to count.",
      "no-time-on-activities":
        "The activities you chose are in specialties with 0% of your time, so there is nothing to count.",
      "no-wages": "Without wages there are no qualified expenses to count.",
      "small-credit":
        "At the low end, most of the credit would go to documenting it. We advise a study only where the credit is at least twice our fee.",
    },
    /** Before `records`, where only the state's own credit makes it worth it. Utah's is computed. */
    stateCounted:
      "The federal low end alone would not pay for a study; with {state}’s own credit it would. {state} neither refunds that part nor carries it forward, so you must owe the state that much tax.",
    stateCanChange: "In {state} the state credit can change this answer: see its law below.",
    enough: "Even the low end would pay for a study.",
    records:
      "Your records decide whether the activities hold up: what was uncertain at the outset, what you tried, what you measured, and who worked on it.",
    cautions: {
      "only-low-innovation":
        "You marked everything low, which means a known method that you adapted. The law asks for technical uncertainty at the outset, so the answer is no unless your records show it.",
      "rd-time-above-half":
        "More than half of all working time counts as research here. Examiners question that in a practice that treats patients, so expect a study to find less.",
    },
  },
  computed: {
    heading: "How this is computed",
    /** Above the slip's lines. */
    open: "Open a line to see its arithmetic.",
    weights:
      "An activity counts for {low} of a specialty’s time at low innovation, {medium} at medium and {high} at high. More than 100% R&D time counts as 100%. Percentages are rounded for display; the amounts are computed from the full figures.",
  },
  leftOut: {
    heading: "What the simplification leaves out",
    intro:
      "We use a flat 10% so that you can follow the arithmetic. The law has two methods, and they would give this for {expenses}:",
    methods: {
      regular: {
        label: "Regular method, at most",
        note: "{rate} of what exceeds a base, and the base is at least half of the year’s expenses",
      },
      simplified: {
        label: "Simplified method, steady expenses",
        note: "{rate} of what exceeds half of the three-year average",
      },
      withoutHistory: {
        label: "Simplified method, no history",
        note: "{rate} where one of the three years before had no such expenses",
      },
    },
    taxYear:
      "Federal credit by the methods of section 41, {years}, before section 280C(c). Falling expenses give less, fast growth more.",
    items: [
      "Under section 280C(c) you either give up part of your deduction for the same costs or elect a credit that is {reduction} smaller.",
      "Supplies and contract research can count too; wages count only for people who did, supervised or directly supported the work.",
      "You need tax to set a credit against. What you cannot use in a year carries forward up to {carryforward}; young practices with receipts under {receipts} may set part against payroll tax.",
      "The state line is the calculator’s simplified rate, a fraction of the federal credit. What your state’s own law does is said beside the estimate.",
      "Form 6765 asks for each business component from 2026, with exceptions for small claims. Claims with weak records are cut on examination. Billed procedures, taste and cosmetic design, social science, management studies and configured software are left out by law or by us.",
    ],
  },
  openYears: {
    heading: "Which years are open, and until when",
    until: "{taxYear}: in general until {day}{condition}.",
    /** For a year whose research costs had to be capitalized (section 174). */
    condition: ", if its research costs were capitalized",
    calendar: "Add {taxYear} to your calendar",
    why: "For 2022 to 2024 research costs had to be capitalized, and a claim for a year in which they were not can cost more than it brings. Each year has its own wages, activities and records, so we do not add them up here.",
    article: {
      label: "What amending a year takes, and what it can cost",
      href: "/knowledge-bank/amending-for-the-research-credit-2023-to-2025",
    },
    notes: [
      "An amended return may claim a refund up to {years} back, generally counted from the day that return was filed. For the state part, the state’s own refund period and caps decide.",
      "The window that closed on {deadline} was for deducting 2022 to 2024 research costs. The credit keeps to the ordinary limit.",
    ],
  },
  summary: {
    heading: "Practice summary",
    practiceTypes: "Practice type",
    specialties: "Specialties",
    specialty: "{time}% of time, {innovation} innovation, {activities}",
    activity: "1 activity",
    activities: "{count} activities",
    doctorWages: "Doctor/owner annual wages",
    staffWages: "Clinical staff annual wages",
    state: "State",
    who: "Who does this work",
    everyone: "Everyone",
  },
  send: {
    heading: "Send it to your inbox",
    intro: "You get every line of the arithmetic, so that your CPA can follow it.",
    name: "Name",
    practiceName: "Practice name",
    phone: "Phone",
    email: "E-mail",
    cpa: "Also send to my CPA",
    cpaHint:
      "Optional. Your CPA gets one message and is put on no list. One who asked us to send none gets none.",
    preview: "Preview e-mail",
    send: "Send",
    sending: "Sending",
    stillToFillIn: "You can send it once the required fields are filled in.",
    consent: `The results go to you by e-mail, with ${resultsCopy}`,
    privacy: { label: "Privacy", href: "/privacy" },
    success: "Email sent successfully! Check your inbox for detailed results.",
    successMailWaits:
      "Your results are stored. So many are being sent right now that the e-mail to you leaves within the next ten minutes.",
    failure: "Failed to send email:",
    tryAgain: "Please try again or contact us at",
    unexplained: "Failed to send email",
    unreachable: "We could not reach our server.",
  },
  /** After sending, above step 1, which is folded to one line. */
  sent: {
    to: "Your result for {email}",
    toBoth: "Your result for {email}, copy to {cpaEmail}",
    reopen: "Open the whole result",
    firstStep: "Back at step 1: change the answers or start again",
    worksheet: "Worksheet for your CPA",
  },
  preview: {
    eyebrow: "Subject:",
    title: "Preview of the e-mail",
    frame: "The e-mail as it will be sent",
    audiences: { label: "Which e-mail", visitor: "To you", cpa: "To your CPA" },
    blanks: "Fields you have not filled in yet are in brackets.",
    missing: {
      name: "[name]",
      practiceName: "[practice name]",
      phone: "[phone]",
      email: "[your e-mail]",
    },
    loading: "Writing the e-mail …",
    failed: "The preview could not be loaded. Sending works without it.",
  },
  next: {
    heading: "Next",
    text: "Twenty minutes by phone: which activities would hold up, and what records you would need.",
    consultation: "Schedule a consultation",
  },
  print: {
    activities: "Activities chosen",
    preparedOn: "Prepared on {date} at {host}",
  },
} as const;
