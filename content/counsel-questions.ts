/**
 * What the site cannot settle by itself. `npm run launch-check` lists each question until the firm
 * writes into `answered` when, and by whom, it was answered.
 */
export interface CounselQuestion {
  id: string;
  /** Who can answer it. */
  askOf: "securities counsel" | "tax counsel" | "the firm";
  question: string;
  /** The pages or decks whose words depend on the answer. */
  pages: readonly string[];
  /** `2027-01-10, J. Doe, securities counsel` */
  answered?: string;
}

const bondPages = ["/services/convertible-trust-bonds", "/bloomfield-cfo", "/case-studies"];
const donationPages = ["/fortune", "/bloomfield-cfo", "/drilldown-solutions"];

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
      "The firm is paid for introducing investors. Must the firm, or an advisor it pays, be registered as a broker-dealer (section 15(a) of the Securities Exchange Act)?",
    pages: [...bondPages, "/advisors", "/wealthfd"],
  },
  {
    id: "contingent-fees",
    askOf: "tax counsel",
    question:
      "The success fee is a share of the credit. Is it allowed for original returns, refund claims and examinations under Circular 230, section 10.27, the state boards and the AICPA code of the CPAs involved?",
    pages: ["/services/rd-tax-credits", "/advisors", "/presentations/rd-tax-credits"],
  },
  {
    id: "promoter-and-material-advisor",
    askOf: "tax counsel",
    question:
      "Do the bond, donation and captive pages make the firm a promoter or a material advisor (sections 6700, 6701, 6111 and 6112), and who files Form 8918?",
    pages: [...bondPages, ...donationPages, "/presentations"],
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
