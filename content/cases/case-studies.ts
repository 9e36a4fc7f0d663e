import type * as z from "zod";
import type { caseStudiesSchema } from "#content-schemas/cases.ts";
import type { LawNoteName } from "#tax-law/law-notes.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import { titledTexts } from "#wording/titled.ts";
import { law } from "../law-in-words.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";
import { statements } from "../statements.ts";
import written from "./case-studies.json" with { type: "json" };

/** One household, one tax year. */
export type CaseStudy = z.infer<typeof caseStudiesSchema>["cases"][number];
export type CaseStrategy = CaseStudy["strategies"][number];
export type EmploymentType = CaseStudy["employmentType"];
export type StrategyName = CaseStrategy["name"];

export interface StrategyKind {
  icon: "house" | "gift" | "flask-conical" | "landmark" | "umbrella" | "users";
  /** Employees have no business that could rent, insure, research or employ. */
  offeredToEmployees: boolean;
  /** Bonds, goods bought to give, and captives: the first total of a plan leaves them out. */
  contested: boolean;
  /** `{withoutHistory}` is filled in on research lines. */
  assumes: string;
  /** What the line costs if an examiner does not accept it; `{…}` is filled in from its figures. */
  ifItFails: string;
  /** Dated statements of law and IRS shown with every line of this name. */
  cautions: readonly LawNoteName[];
}

/** The cases below are of this tax year. */
const taxYear = 2025;
const sheltered = formatFigure(figure("standard-deduction-single", taxYear));

export const strategyKinds: Readonly<Record<StrategyName, StrategyKind>> = {
  "Augusta Rule": {
    icon: "house",
    offeredToEmployees: false,
    contested: false,
    assumes: `The practice is a corporation or a partnership, rents the home for business meetings on at most ${law.homeRentalDays}, and pays what a comparable room costs. Rent from anyone else counts toward the days. Agenda, minutes and invoice exist for each day, and Form 1099-MISC is filed where required (section 280A(g)).`,
    ifItFails:
      "Without a market rent and proof of each meeting, {tax} of federal tax is due again with interest, plus a penalty of {penalty} ({penaltyAsShare}).",
    cautions: ["home-meeting-rent"],
  },
  "Hiring Children": {
    icon: "users",
    offeredToEmployees: false,
    contested: false,
    assumes: `The work is real, suits the child's age and is paid by payroll at a market wage. The standard deduction of ${sheltered} (${taxYear}) shelters it in the child's hands.`,
    ifItFails:
      "If hours, duties and a market wage cannot be shown, {tax} of federal tax is due again with interest, plus a penalty of {penalty} ({penaltyAsShare}).",
    cautions: ["wages-to-children"],
  },
  "R&D Tax Credits": {
    icon: "flask-conical",
    offeredToEmployees: false,
    contested: false,
    assumes: `A flat 10% of qualifying expenses, as in our calculator. In law it is ${law.simplifiedRate} of the excess over a base amount, or ${law.rateWithoutHistory} without three years of history, less ${law.creditReduction} under section 280C(c) or a smaller deduction. Without history this line would be {withoutHistory}. The fee for the study is not counted.`,
    ifItFails:
      "Without records, up to {tax} is due again with interest, plus a penalty of {penalty} ({penaltyAsShare}). The {price} paid for the study is spent.",
    cautions: ["research-credit-dirty-dozen"],
  },
  "Charitable Donations": {
    icon: "gift",
    offeredToEmployees: true,
    contested: true,
    assumes: `Goods given to a public charity that uses them, held for more than a year, appraised at five times their cost, and an appraisal that stands. Within ${law.propertyLimit} of AGI, by a household that already itemizes. Goods bought in ${taxYear} or later are given in ${law.floorSince} or later, when only gifts above ${law.giftFloor} of AGI count and save at most ${law.itemizedBenefitCap}; this line leaves both out.`,
    ifItFails:
      "Cut to cost, this line is a loss of {loss}, or {lossWithPenalty} with the {grossPenaltyAsShare} penalty on the federal tax underpaid, before interest. Courts have also found less than the price paid (Skripak: about 60% of it).",
    cautions: ["art-donation-warning", "goods-bought-to-give"],
  },
  "CTB Investment": {
    icon: "landmark",
    offeredToEmployees: true,
    contested: true,
    assumes:
      "The liability is settled at 75 cents on the dollar and the position holds against sections 172 and 461(l), although we know of no provision that passes a trust's loss to the holder of its bond. The investor is accredited and owes $500,000 or more of federal income tax in the year, counted before the other lines.",
    ifItFails:
      "{tax} of tax is due again with interest, plus a penalty of {penalty} ({penaltyAsShare}) or {highPenalty} ({highPenaltyAsShare}) without a reasonable-cause defense, and the {price} paid for the bonds is spent.",
    cautions: ["loss-limits", "economic-substance", "sellers-advice"],
  },
  "831(b) Reinsurance": {
    icon: "umbrella",
    offeredToEmployees: false,
    contested: true,
    assumes:
      "Real risks, a premium an actuary would charge anyone, claims that are paid, and enough independent exposures to spread them, which one practice does not have (Avrahami, Reserve Mechanical, Swift). The tax on the premium is deferred, not forgiven: it is due when the money comes back out.",
    ifItFails:
      "If it was not insurance, {tax} of federal tax on the premium is due again with interest, plus a penalty of {penalty} ({penaltyAsShare}) if the captive was disclosed or {highPenalty} ({highPenaltyAsShare}) if it was not, without a reasonable-cause defense. The {price} of running cost is spent.",
    cautions: [
      "captive-of-a-clinic-owner",
      "micro-captive-decision",
      "undisclosed-transactions",
      "economic-substance",
    ],
  },
};

/** Sample content until the firm puts its own cases here: see docs/how-to/add-a-case-study.md. */
export const caseStudies: readonly CaseStudy[] = (
  JSON.parse(withLaw(JSON.stringify(written))) as z.infer<typeof caseStudiesSchema>
).cases;

/** A case names a figure of the law in braces, `{cashLimit}`; other blanks are filled in by its page. */
function withLaw(text: string): string {
  const figures: Record<string, unknown> = law;
  return text.replaceAll(/\{(\w+)\}/g, (blank, name) => `${figures[name] ?? blank}`);
}

export const caseStudiesPage = {
  title: "Case Studies: Ten Tax Plans, Line by Line",
  metaDescription:
    "Ten tax plans for practice owners and W-2 physicians, each with its arithmetic, costs and cautions.",
  breadcrumb: "Case Studies",
  heading: "Ten tax plans, line by line",
  lede: "Each is one household in one tax year, with what every line saves, costs and risks.",
  index: {
    title: "What each plan would save if every line held",
    specialty: "Case",
    agi: "AGI",
    uncontested: "Without",
    all: "All lines",
    note: `“Without” leaves out bond, goods and captive lines. Both are shares of the tax before planning: ${taxYear} joint brackets plus a flat 4% for state and other taxes.`,
  },
  explorer: {
    heading: "All tax prescriptions",
    lede: "“If it fails” counts, against no plan, a 20% penalty on the federal tax (40% on goods) and what was spent. The tax saved is due again, with interest.",
    filters: [
      { id: "all", label: "All Cases" },
      { id: "practice-owners", label: "Practice Owners", shows: "Practice Owner" },
      { id: "w-2-employees", label: "W-2 Employees", shows: "W-2 Employee" },
    ],
    empty: "No case here yet.",
  },
  slip: {
    title: "Tax prescription",
    agi: "AGI before planning",
    taxBefore: "Tax before planning",
    uncontested: "Saved without bond, goods, captive",
    /** Beside the line before. */
    withContested: "Saved with them, if all hold",
    all: "Saved if every line holds",
    failure: "If it fails",
    /** `{tax}` is left out of the first of two totals. */
    ofTax: "{percent} of the tax",
    ofWholeTax: "{percent} of the tax of {tax}",
    taxSavedOn: "Tax saved on",
    deducted: "deducted",
    saves: "deducted saves",
    less: "less",
    settledAt: "settled at",
    warning: "Cautions are in the full case.",
  },
  detail: {
    situation: "Situation",
    prescription: "Prescription",
    results: "Results",
    strategies: "The lines and what each assumes",
    assumes: "Assumes",
    ifItFails: "If it fails",
    failureCost: "Against no plan: {cost}.",
    cautions: "Cautions, with their dates",
    action: "Schedule Similar Assessment",
  },
  disclaimer: {
    /** At the top of the page, in view before any case. */
    inView: "Educational examples, not tax advice. No outcome is guaranteed.",
    heading: "Examples, not expectations",
    text: `The tax before planning is simplified, and the order of the lines matters. ${statements.noPayForIntroductions}`,
  },
  anatomy: {
    heading: "How to read a tax prescription",
    caseId: "cardiologist",
    parts: titledTexts({
      "One household": "An owner can rent and employ.",
      "Named strategies": "Your CPA can look each up.",
      "Amount and cost": "Deduction, rate, cost.",
      "Two totals": "Without contested lines, and with them.",
      "Assumptions and warnings": "With what the IRS has said.",
    }),
  },
  closing: {
    heading: "Bring last year's return to a first call",
    text: "The call is free. If nothing applies, we say so.",
    actions: [scheduleConsultation, contactOurTeam],
  },
} as const;
