import type * as z from "zod";
import type { counselAnswersSchema } from "#content-schemas/data-files.ts";
import written from "./counsel-answers.json" with { type: "json" };
import { feeWords } from "./fees.ts";
import { partners } from "./partners/all-partners.ts";

/**
 * Questions that only counsel or the firm can answer. `npm run launch-check` lists each one until
 * its answer is in counsel-answers.json, where a form writes it.
 */
export interface CounselQuestion {
  id: string;
  /** Who can answer it. */
  askOf: "securities counsel" | "tax counsel" | "healthcare counsel" | "counsel" | "the firm";
  question: string;
  /** The pages or decks whose words depend on the answer. */
  pages: readonly string[];
}

type CounselAnswer = z.infer<typeof counselAnswersSchema>["answers"][number];

export const counselAnswers: readonly CounselAnswer[] = written.answers;

const bondPages = ["/services/convertible-trust-bonds", "/bloomfield-cfo", "/case-studies"];
const donationPages = ["/fortune", "/bloomfield-cfo", "/drilldown-solutions"];
const saidAboutPayments = partners
  .map(({ whySelected }) => whySelected?.lede ?? "")
  .join(" ")
  .trim();
const partnerPages = partners.map(({ id }) => `/${id}`);

export const counselQuestions: readonly CounselQuestion[] = [
  {
    id: "general-solicitation",
    askOf: "securities counsel",
    question:
      "The bonds and the $50,000,000 donation program are described on public pages. Are they securities, which exemption is relied on, and does it forbid general solicitation (Rule 506(b) of Regulation D)?",
    pages: [...bondPages, ...donationPages],
  },
  {
    id: "paid-introductions",
    askOf: "securities counsel",
    question:
      "May the firm be paid for introductions to donation programs? A gross valuation overstatement is penalized without a test of knowledge (section 6700(a)(2)(B) and (b)(1)). Must the firm, or an advisor it pays, be registered as a broker-dealer (section 15(a) of the Securities Exchange Act)? The pages say that it takes no payment until this is answered.",
    pages: [
      ...bondPages,
      ...donationPages,
      "/about",
      "/advisors",
      "/services/charitable-benefit-tax",
    ],
  },
  {
    id: "pay-without-a-known-provision",
    askOf: "tax counsel",
    question:
      "May the firm be paid for introducing a position for which it knows no provision (sections 6700 and 6701)? The pages say that the firm takes no payment for the bonds until this is answered.",
    pages: [...bondPages, "/presentations"],
  },
  {
    id: "contingent-fees",
    askOf: "tax counsel",
    question:
      "The success fee is a share of the credit. Is it allowed for original returns, refund claims and examinations under Circular 230, section 10.27, the state boards and the AICPA code of the CPAs involved?",
    pages: ["/fees", "/services/rd-tax-credits", "/advisors", "/presentations/rd-tax-credits"],
  },
  {
    id: "fee-terms",
    askOf: "the firm",
    question: `Are the terms in content/fees.json the firm's? The pages now say: "${feeWords.inShort} ${feeWords.creditCounted} ${feeWords.yearsCounted}" The last two sentences are assumptions.`,
    pages: ["/fees", "/", "/services/rd-tax-credits", "/advisors", "/presentations/rd-tax-credits"],
  },
  {
    id: "promoter-and-material-advisor",
    askOf: "tax counsel",
    question:
      "Do the bond, donation and captive pages make the firm a promoter or a material advisor (sections 6700, 6701, 6111 and 6112), and who files Form 8918?",
    pages: [...bondPages, ...donationPages, "/presentations"],
  },
  {
    id: "nonsigning-preparer",
    askOf: "tax counsel",
    question:
      "Does computing a credit for a fee make the firm a nonsigning tax return preparer (Treasury Regulation section 301.7701-15(b)(2); sections 6694, 6713 and 7216; PTIN)? Does its enrolled agent bring it under Circular 230 (sections 10.27, 10.30, 10.34 and 10.37)? May the footer then say that it is not a tax firm and gives no tax advice?",
    pages: ["/", "/services/rd-tax-credits", "/about", "/advisors", "/terms"],
  },
  {
    id: "bond-track-record",
    askOf: "securities counsel",
    question:
      "Is the sponsor's dated certificate for 600+ returns, 0 inquiries and $300M+ refunds on file, with the number of returns still open under section 6501? May the figures be shown at all (section 6700, Rule 10b-5, FTC Act section 5)?",
    pages: ["/services/convertible-trust-bonds", "/presentations/convertible-tax-bonds"],
  },
  {
    id: "bond-issuer",
    askOf: "securities counsel",
    question:
      "Who issues the bonds, who is trustee, what does the trust own, when and from what are the bonds repaid, and what do they convert into? Is the trust a corporation for tax purposes (section 165(g)), and may the page name it?",
    pages: ["/services/convertible-trust-bonds", "/presentations/convertible-tax-bonds"],
  },
  {
    id: "bond-disclosure",
    askOf: "tax counsel",
    question:
      "Is the bond program a reportable transaction in any category of Treasury Regulation section 1.6011-4(b), contractual protection and confidentiality included, and which provision does the opinion name for passing the loss to a bondholder?",
    pages: [...bondPages, "/presentations/convertible-tax-bonds"],
  },
  {
    id: "payments-between-partners",
    askOf: "counsel",
    question: `Is what each partner page says about payments true? The pages now say: "${saidAboutPayments}" May money pass between the firm and a law firm (Utah Rules of Professional Conduct 1.5(e), 1.7, 1.8, 5.4 and 7.2) or an investment adviser (Rule 206(4)-1), and is it disclosed where it is due (16 CFR 255.5)?`,
    pages: [...partnerPages, "/advisors"],
  },
  {
    id: "safeguards-rule",
    askOf: "counsel",
    question:
      "Is the firm, as a paid finder or for its tax work, a financial institution under the FTC Safeguards Rule (16 CFR 314.2(h)), and is the written security program that it then needs in force?",
    pages: ["/privacy", ...bondPages, ...donationPages],
  },
  {
    id: "patient-records",
    askOf: "healthcare counsel",
    question:
      "Is a business associate agreement ready for studies whose records cannot be freed of patient identifiers (45 CFR 160.103, 164.502(e) and 164.514), and do staff refuse such records without one?",
    pages: ["/services/rd-tax-credits", "/privacy"],
  },
  {
    id: "audit-protection",
    askOf: "counsel",
    question:
      "Is the bond program's audit protection, or the firm's own promise to answer IRS questions without a further fee, insurance under state law?",
    pages: [
      "/services/convertible-trust-bonds",
      "/services/rd-tax-credits",
      "/presentations/convertible-tax-bonds",
    ],
  },
  {
    id: "bases-of-claims",
    askOf: "the firm",
    question:
      "Do records support $50M+, 1,000+ finished engagements, 500+ dental practices, 2,000+ businesses, 100+ accountants and the 35%, each with the base that is printed beside it?",
    pages: ["/", "/fortune", "/wealthfd", "/presentations/rd-tax-credits"],
  },
  {
    id: "state-credit-table",
    askOf: "the firm",
    question:
      "The calculator's state rates are a simplification. Should any be changed or dropped where a state's credit has ended, begun or narrowed (Alaska, Michigan, Montana, North Carolina, Oregon)?",
    pages: ["/", "/fortune", "/wealthfd"],
  },
];
