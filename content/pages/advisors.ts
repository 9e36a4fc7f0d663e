import { bookingAddress } from "#wording/booking-address.ts";
import { titledDescriptions, titledTexts } from "#wording/titled.ts";
import { feesLink, feeWords } from "../fees.ts";
import { firm } from "../firm.ts";
import {
  becomePartner,
  calculatorForPartners,
  contactOurTeam,
  scheduleConsultation,
} from "../navigation.ts";
import { statements } from "../statements.ts";

export interface PartnerQuote {
  sample: boolean;
  quote: string;
  name: string;
  role: string;
}

export const partnerQuotes: readonly PartnerQuote[] = [
  {
    sample: true,
    quote:
      "I sent them a case I was sure of. They sent it back with two activities struck and the reasons. I filed the rest.",
    name: "Helen Marchetti",
    role: "CPA, dental clients, Oregon",
  },
  {
    sample: true,
    quote:
      "The workpapers look like mine. I could tie every figure to a document without calling anyone.",
    name: "Joseph Adeyemi",
    role: "CPA, two-partner firm, Kansas",
  },
  {
    sample: true,
    quote:
      "My client asked about a bond program. They gave him the questions to ask, and after asking them he dropped it.",
    name: "Ruth Callahan",
    role: "Wealth advisor, physicians, Virginia",
  },
];

const schedulePartnerCall = {
  ...scheduleConsultation,
  label: "Schedule a partner call",
  href: bookingAddress(firm.links, { about: "other" }),
};

export const advisorsPage = {
  title: "For CPAs & Advisors",
  metaDescription:
    "Work with us on research credits for healthcare clients: you keep the client, the return and the final decision; we do interviews, records and calculations.",
  breadcrumb: "For CPAs & Advisors",
  eyebrow: "For CPAs and advisors",
  heading: "Your client, your return, *our documentation*",
  lede: "You keep the relationship, the filing and the final decision. We do the interviews, records and calculations, in workpapers you can tie to source documents.",
  actions: [schedulePartnerCall, calculatorForPartners, becomePartner],
  worksheet: {
    label: "Open the Form 6765 worksheet on a sample practice",
    href: "/advisors/form-6765?example=dental-practice",
  },
  slip: {
    title: "Division of work",
    subtitle: "Every engagement",
    rows: [
      { label: "Client relationship", value: "You" },
      { label: "Eligibility review", value: "Us" },
      { label: "Interviews and records", value: "Us" },
      { label: "Tax return and forms", value: "You" },
      { label: "Questions about the study", value: "Us" },
    ],
    total: { label: "Final decision", value: "You" },
    footnote: "We are not a tax firm: we prepare no returns and take over no clients.",
  },
  index: "On this page",
  introduction: {
    heading: "Why accountants work with us",
    paragraphs: [
      "A research credit study for a practice of twelve people is small for a national firm and hard to fit into busy season. It takes interviews with clinicians, payroll by project and a file that is still complete two years later.",
      "That is the work we do, and only for healthcare. You introduce the client, stay in the conversation as much as you like, and receive workpapers that trace every figure to a source document.",
      `Bonds, gifts at appraised value and captives carry more risk, for your client and for you. If a client brings you such a program, you may send them to us for the list of questions alone. ${statements.noPayForIntroductions}`,
    ],
  },
  benefits: {
    heading: "Benefits for your practice",
    items: titledDescriptions({
      "Workpapers you can check":
        "Every figure ties to a payroll line, an invoice or a dated note. If one does not, strike it.",
      "The client stays yours":
        "We offer no accounting and prepare no returns. We write to your client about this matter only, copying you.",
      "A written no":
        "Where a case does not qualify, you get the reasons in writing for your file.",
      "Support after filing":
        "If the IRS asks about our study, we answer from our file at no further charge. We do not represent your client; that remains with you or counsel.",
    }),
  },
  fees: {
    heading: "Fees: who pays whom",
    points: titledTexts({
      "Your client engages us":
        "The agreement is between your client and us. It states what the fee covers and when it is due, before any work begins.",
      "Part at the start, the rest on delivery": `${feeWords.inShort} Check first whether the rules on contingent fees allow that for the return or claim in question; they are listed below.`,
      "Your time is yours to bill":
        "Review, return and conversations are your work. You bill them as you always do.",
      "What an introduction is paid": `Nothing, unless an agreement with you names an amount in dollars before the introduction. Your client reads it in the engagement letter, under “Payments to others”, before signing. There is none where your license, your state board or your services to the client forbid it, none for attest clients, and none for bonds and goods. ${statements.noPayForIntroductions}`,
    }),
    slip: {
      title: "Fee for a study",
      subtitle: "Paid by your client",
      rows: [feeWords.engagement, feeWords.success],
      total: feeWords.smallest,
      footnote: feeWords.creditCounted,
      link: feesLink,
    },
  },
  exposure: {
    heading: "Your own exposure, and what to ask first",
    lede: "Advice on a position can make you a preparer, a promoter or a material advisor, whoever does the paperwork. Check these before you bring a client to us or to anyone else. The last two are questions for securities counsel; this site does not settle them, and you get our answer in writing before any introduction.",
    notesHeading: "The rules, with the dates of the current law",
    questions: [
      "Is the position at least supported by substantial authority, and more likely than not to be sustained if it is a shelter or reportable?",
      "Is the transaction listed or reportable, and am I a material advisor who files Form 8918?",
      "Has my client signed a section 7216 consent before I send you anything, and one of its own before I look through returns for candidates?",
      "Do Circular 230, my state board and the AICPA code allow the fee on this return or claim?",
      "If I am paid for introducing a client to a bond or a donation program, do I have to be registered as a broker-dealer?",
      "Is the program a security, and may it be advertised at all under the exemption its issuer relies on?",
    ],
  },
  independence: {
    heading: "If you audit, review or compile for this client",
    points: titledTexts({
      "The study is ours, not yours":
        "We are engaged by your client and do the work. You do not supervise us or sign our study. Your own tax services to an attest client stay under the AICPA code, section 1.295 (nonattest services): management decides, and the understanding is in writing.",
      "No payment from us to you":
        "For a client for whom you audit, review or, where the report does not disclose a lack of independence, compile financial statements, the code bars commissions and referral fees (1.520) and contingent fees (1.510). We then pay nothing for the introduction.",
      "Our fee depends on the credit":
        "Success fees are the client's matter with us, not yours. If you also prepare the claim, your own fee may not depend on its result: Circular 230, section 10.27, and 1.510.",
      "Ask before you introduce":
        "SEC registrants, group auditors and several state boards have stricter rules. If in doubt ask your independence partner first; we wait.",
    }),
  },
  papers: {
    heading: "The papers of one engagement",
    workpaper: {
      title: "A sample workpaper",
      description:
        "The Form 6765 worksheet, filled in for an invented practice: each line with its working, the choice of method, section 280C, Section G and what to file. Print it, or take the spreadsheet with live formulas.",
      action: { label: "Open", href: "/advisors/form-6765?example=dental-practice" },
    },
    consent: {
      title: "The section 7216 consent",
      description:
        "Your client signs it before you send us anything. It cannot be given afterward, and your own services may not depend on it.",
      points: [
        [
          "Names",
          `You, your client, and both recipients: ${firm.legalName} and our research partner, ${firm.researchPartner}.`,
        ],
        [
          "What and why",
          "What is disclosed, such as payroll by person and the returns of named years, and for what purpose.",
        ],
        ["Use", `Not covered. ${statements.consentToUse}`],
        ["Signed and dated", "Without an end of its own it lasts one year."],
        ["Form 1040 clients", "Wording and form of Revenue Procedure 2013-14."],
      ],
      action: { label: "Fill in and print", href: "/advisors/section-7216-consent" },
    },
    letter: {
      sample: true,
      title: "What an engagement letter says",
      description:
        "Between your client and us, with a copy to you. Invented clauses that show what to look for, not the letter your client will sign.",
      points: [
        [
          "Scope",
          "The years, the entity and the business components in Schedule A. We prepare no return.",
        ],
        [
          "Standard",
          "An activity without a dated record, or wages without hours, is left out. You receive the list of what was left out, and why.",
        ],
        [
          "Decision",
          "Your CPA may strike anything, elects the method and section 280C, and signs.",
        ],
        [
          "Fee",
          `${feeWords.inShort} Due on delivery, even if the credit cannot be used this year or is reduced later. Rules on contingent fees checked for this return: ____.`,
        ],
        ["Payments to others", "For this introduction: none, or $____ to ____."],
        ["Patients", "Identifiers are removed, or a business associate agreement comes first."],
        [
          "Examination",
          "We answer questions about the study from our file, without a further fee. Representation, tax, interest and penalties are not included.",
        ],
      ],
    },
  },
  onboarding: {
    heading: "Onboarding in four steps",
    steps: [
      {
        when: "Day 1",
        title: "A call",
        description:
          "Twenty minutes on your clients and what you want us to leave alone. No names needed.",
      },
      {
        when: "Week 1",
        title: "Papers",
        description:
          "A short partner agreement, confidentiality, and the section 7216 consent that your client signs before you use or send return information.",
      },
      {
        when: "Weeks 2 to 5",
        title: "One case together",
        description:
          "You choose it. We do the study, you review it, and we both see whether it works.",
      },
      {
        when: "After filing",
        title: "A look back",
        description: "What you struck, what was missing, and whether to do a second case.",
      },
    ],
  },
  materials: {
    heading: "Materials to share",
    items: [
      {
        title: "One-page summary",
        description: "The credit, the four-part test and the records to keep, on one printed page.",
        format: "Print",
        action: { label: "Open", href: "/rd-tax-credit-summary", newTab: true },
      },
      {
        title: "Calculators and worked cases",
        description:
          "Estimates with every line shown, and ten cases with their assumptions and cautions.",
        format: "On this site",
        action: { label: "View", href: "/case-studies" },
      },
      {
        title: "Articles for clients",
        description:
          "Year-end and legislation articles with figures, years and sources, free to forward.",
        format: "On this site",
        action: { label: "Read", href: "/knowledge-bank" },
      },
      {
        title: "Presentations",
        description:
          "Three decks for a client meeting or a study group. Partners receive the password.",
        format: "With password",
        action: { label: "Open", href: "/presentations" },
      },
    ],
  },
  tools: {
    heading: "Tools for your own work",
    items: [
      {
        title: "Section G, filled in",
        description:
          "The business components of two practices, line by line, with what the form asks.",
        format: "Article",
        action: { label: "Read", href: "/knowledge-bank/form-6765-for-2026-section-g" },
      },
      {
        title: "Amending for the credit, 2023 to 2025",
        description: "Who amends what, the last days, and section 174 before any claim.",
        format: "Article",
        action: {
          label: "Read",
          href: "/knowledge-bank/amending-for-the-research-credit-2023-to-2025",
        },
      },
      {
        title: "The blank Form 6765",
        description: "The current face, from the IRS.",
        format: "PDF, irs.gov",
        action: {
          label: "Open",
          href: "https://www.irs.gov/pub/irs-pdf/f6765.pdf",
          newTab: true,
        },
      },
      {
        title: "Form 6765 worksheet",
        description:
          "The credit as the form computes it, line by line, with what to file. Prints, and leaves as a spreadsheet with live formulas.",
        format: "On this site",
        action: { label: "Open", href: "/advisors/form-6765" },
      },
      {
        title: "The calculator on your own site",
        description:
          "One line of HTML, your name beside ours, your color. Also as a WordPress address, a link and a QR code.",
        format: "For your site",
        action: { label: "Build", href: "/advisors/embed" },
      },
    ],
  },
  testimonials: {
    heading: "What partners say",
    note: "One partner, one experience; yours will differ. Some partners receive referral payments from us.",
  },
  closing: {
    heading: "Send us one case",
    text: "Choose the one you are least sure of, and decide afterward whether to send a second.",
    actions: [schedulePartnerCall, contactOurTeam],
  },
} as const;
