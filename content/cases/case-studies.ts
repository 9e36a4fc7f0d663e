import type { LawNoteName } from "#tax-law/law-notes.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import { law } from "../law-in-words.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";
import { statements } from "../statements.ts";

export type EmploymentType = "Practice Owner" | "W-2 Employee";

export type StrategyName =
  | "Augusta Rule"
  | "Charitable Donations"
  | "R&D Tax Credits"
  | "CTB Investment"
  | "831(b) Reinsurance"
  | "Hiring Children";

/** How the amount of a line is computed. The slip prints it and a test recomputes it. */
export type LineWorking =
  /** The tax the deduction saves, in the order of the lines, less what it costs. */
  | { kind: "deduction"; deduction: number; outlay?: { label: string; amount: number } }
  | { kind: "credit"; expenses: number; rateAsFraction: number }
  /** A liability settled for less than its amount. The difference is saved if the position holds. */
  | { kind: "settlement"; liability: number; costAsFraction: number };

export interface CaseStrategy {
  name: StrategyName;
  /** Distinguishes two lines of the same name. */
  variant?: string;
  amount: number;
  description: string;
  working: LineWorking;
  /** These three replace what is generally true of the strategy. */
  assumes?: string;
  ifItFails?: string;
  contested?: boolean;
}

/** One household, one tax year. */
export interface CaseStudy {
  id: string;
  sample: boolean;
  specialty: string;
  /** Of the calculator's specialties, if it is one: the case and that specialty's page link to each other. */
  specialtyId?: string;
  employmentType: EmploymentType;
  location: string;
  /** Before any line of the plan. */
  agi: number;
  /** Tax on `agi` before any line. In a sample case it is what the page's calculator computes. */
  taxBefore: number;
  totalSavings: number;
  /** Of the tax before, in whole percent. */
  reductionPercent: number;
  year: number;
  situation: string;
  taxRxPrescription: string;
  strategies: readonly CaseStrategy[];
  results: string;
  icon: CaseIcon;
  color: "green" | "blue" | "plum";
}

export type CaseIcon =
  | "smile"
  | "toothbrush"
  | "heart-pulse"
  | "sparkles"
  | "eye"
  | "drill"
  | "bone"
  | "sun"
  | "scan"
  | "syringe";

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
    assumes: `Goods given to a public charity that uses them, held for more than a year, appraised at five times their cost, and an appraisal that stands. Within ${law.propertyLimit} of AGI, by a household that already itemizes. Goods bought in ${taxYear} or later are given in ${law.floorSince} or later, when only gifts above ${law.giftFloor} of AGI count and save at most ${law.itemizedBenefitCap}; this line leaves both out. We are paid for introductions to such programs.`,
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
export const caseStudies: readonly CaseStudy[] = [
  {
    id: "orthodontist",
    sample: true,
    specialty: "Orthodontist",
    specialtyId: "orthodontics",
    employmentType: "Practice Owner",
    location: "Idaho",
    agi: 780_000,
    taxBefore: 243_863,
    totalSavings: 43_393,
    reductionPercent: 18,
    year: taxYear,
    situation:
      "Two offices in an S corporation, two children, ages 14 and 16, who helped on Saturdays, and a year of aligner trials.",
    taxRxPrescription:
      "Hold the monthly meeting at home, with minutes. Put both children on payroll. Document the staging trials while the scans are there.",
    strategies: [
      {
        name: "Augusta Rule",
        amount: 9_840,
        description: "Twelve meeting days at $2,000, by written quote.",
        working: { kind: "deduction", deduction: 24_000 },
      },
      {
        name: "Hiring Children",
        amount: 7_553,
        description:
          "Two wages of $15,750 for recall cards and stock. A corporation owes payroll tax on them.",
        working: {
          kind: "deduction",
          deduction: 31_500,
          outlay: { label: "payroll tax", amount: 4_820 },
        },
      },
      {
        name: "R&D Tax Credits",
        amount: 26_000,
        description:
          "Wages and resin of a year of trials in two offices, so it exceeds our sample. Routine cases were left out.",
        working: { kind: "credit", expenses: 260_000, rateAsFraction: 0.1 },
      },
    ],
    results:
      "The CPA reduced the research hours by a tenth before filing. Two planned days without an agenda were not deducted.",
    icon: "smile",
    color: "green",
  },
  {
    id: "general-dentist",
    sample: true,
    specialty: "General dentist",
    specialtyId: "general-dentistry",
    employmentType: "Practice Owner",
    location: "Michigan",
    agi: 465_000,
    taxBefore: 121_526,
    totalSavings: 20_308,
    reductionPercent: 17,
    year: taxYear,
    situation:
      "One location, nine people, a mill that still produced misfits, and a daughter, age 17, who ran the social media without pay.",
    taxRxPrescription:
      "Record what is tried with the mill. Pay the daughter. Hold planning days at home, with agenda and minutes.",
    strategies: [
      {
        name: "Augusta Rule",
        amount: 6_048,
        description: "Fourteen planning days at $1,200, by written quote.",
        working: { kind: "deduction", deduction: 16_800 },
      },
      {
        name: "Hiring Children",
        amount: 3_260,
        description: "One wage of $15,750, with time sheets and posts to show for it.",
        working: {
          kind: "deduction",
          deduction: 15_750,
          outlay: { label: "payroll tax", amount: 2_410 },
        },
      },
      {
        name: "R&D Tax Credits",
        amount: 11_000,
        description: "Milling and sintering trials on a new ceramic; the dentist's and two wages.",
        working: { kind: "credit", expenses: 110_000, rateAsFraction: 0.1 },
      },
    ],
    results:
      "Half of the activities first proposed were dropped as ordinary care. The CPA filed the rest without changes.",
    icon: "toothbrush",
    color: "green",
  },
  {
    id: "cardiologist",
    sample: true,
    specialty: "Cardiologist",
    specialtyId: "cardiology",
    employmentType: "Practice Owner",
    location: "North Carolina",
    agi: 1_560_000,
    taxBefore: 563_663,
    totalSavings: 113_000,
    reductionPercent: 20,
    year: taxYear,
    situation:
      "Owns a group of four with a remote-monitoring program, and wanted each risk in dollars first.",
    taxRxPrescription:
      "Claim the alert-algorithm rounds first: they carry less risk than the other two lines. Give appraised medical goods within the limit. Use bonds only after your own tax attorney has read the opinion.",
    strategies: [
      {
        name: "Charitable Donations",
        amount: 42_000,
        description: "Medical supplies bought for $40,000, held 14 months, appraised at $200,000.",
        working: {
          kind: "deduction",
          deduction: 200_000,
          outlay: { label: "paid for the goods", amount: 40_000 },
        },
      },
      {
        name: "R&D Tax Credits",
        amount: 31_000,
        description: "Research wages of the whole group, by the hours in its log.",
        working: { kind: "credit", expenses: 310_000, rateAsFraction: 0.1 },
      },
      {
        name: "CTB Investment",
        amount: 40_000,
        description: "$160,000 of the liability, about a third of what remained, at 75 cents.",
        working: { kind: "settlement", liability: 160_000, costAsFraction: 0.75 },
      },
    ],
    results: `The attorney asked for a smaller subscription. Tax, interest and a ${law.undisclosedSubstancePenalty} penalty on the bond line are set aside until the year is closed to examination.`,
    icon: "heart-pulse",
    color: "blue",
  },
  {
    id: "plastic-surgeon",
    sample: true,
    specialty: "Plastic surgeon",
    specialtyId: "plastic-surgery",
    employmentType: "Practice Owner",
    location: "Arizona",
    agi: 2_100_000,
    taxBefore: 785_063,
    totalSavings: 176_220,
    reductionPercent: 22,
    year: taxYear,
    situation:
      "Her own surgery center, $6 million in receipts. Commercial policies excluded a closed operating room, implant recalls and billing audits.",
    taxRxPrescription:
      "Ask an actuary whether the excluded risks can be priced. Hold board days at home. Consider bonds for less than a third of the liability.",
    strategies: [
      {
        name: "831(b) Reinsurance",
        amount: 99_000,
        description: "A premium of $400,000 for three excluded risks.",
        working: {
          kind: "deduction",
          deduction: 400_000,
          outlay: { label: "yearly running cost", amount: 65_000 },
        },
      },
      {
        name: "Augusta Rule",
        amount: 17_220,
        description: "Fourteen board days at $3,000, by written quote.",
        working: { kind: "deduction", deduction: 42_000 },
      },
      {
        name: "CTB Investment",
        amount: 60_000,
        description: "$240,000 of the liability at 75 cents, after an independent opinion.",
        working: { kind: "settlement", liability: 240_000, costAsFraction: 0.75 },
      },
    ],
    results:
      "One claim was paid in the first year. The captive is disclosed each year as a transaction of interest.",
    icon: "sparkles",
    color: "blue",
  },
  {
    id: "optometrist",
    sample: true,
    specialty: "Optometrist",
    employmentType: "Practice Owner",
    location: "Colorado",
    agi: 420_000,
    taxBefore: 105_326,
    totalSavings: 15_952,
    reductionPercent: 15,
    year: taxYear,
    situation:
      "A myopia clinic that compared three fitting rules by a written plan, within the lenses’ labeling.",
    taxRxPrescription:
      "Base the credit on the hours spent on the comparison. Leave routine measurements out.",
    strategies: [
      {
        name: "Augusta Rule",
        amount: 5_040,
        description: "Fourteen training days at $1,000, by written quote.",
        working: { kind: "deduction", deduction: 14_000 },
      },
      {
        name: "Hiring Children",
        amount: 2_912,
        description: "One wage of $15,750 to a son, age 17, who edges lenses after school.",
        working: {
          kind: "deduction",
          deduction: 15_750,
          outlay: { label: "payroll tax", amount: 2_410 },
        },
      },
      {
        name: "R&D Tax Credits",
        amount: 8_000,
        description: "Three fitting rules compared: wages only.",
        working: { kind: "credit", expenses: 80_000, rateAsFraction: 0.1 },
      },
    ],
    results:
      "Two rules were dropped, and why is on file. The study took the optometrist 70 minutes.",
    icon: "eye",
    color: "green",
  },
  {
    id: "oral-surgeon",
    sample: true,
    specialty: "Oral surgeon",
    specialtyId: "oral-surgery",
    employmentType: "Practice Owner",
    location: "Kentucky",
    agi: 1_150_000,
    taxBefore: 395_563,
    totalSavings: 94_850,
    reductionPercent: 24,
    year: taxYear,
    situation:
      "Three surgeons, one balance sheet, and equipment and data risks that no insurer would cover. Guided-surgery protocols changed four times in two years.",
    taxRxPrescription:
      "Insure those risks in a company of your own only if the actuary agrees and the risk is spread. Claim the guide iterations. Hold documented meetings.",
    strategies: [
      {
        name: "831(b) Reinsurance",
        amount: 47_500,
        description: "A premium of $250,000 for equipment and data risks.",
        working: {
          kind: "deduction",
          deduction: 250_000,
          outlay: { label: "yearly running cost", amount: 55_000 },
        },
      },
      {
        name: "Augusta Rule",
        amount: 14_350,
        description: "Fourteen partners' days at $2,500, by written quote.",
        working: { kind: "deduction", deduction: 35_000 },
      },
      {
        name: "R&D Tax Credits",
        amount: 33_000,
        description: "Stackable guides and verification steps: wages and prototypes.",
        working: { kind: "credit", expenses: 330_000, rateAsFraction: 0.1 },
      },
    ],
    results:
      "The first actuary had it lowered by $80,000. If all lines hold, the reduction is the highest of the ten, and about half of it is tax deferred, not saved.",
    icon: "drill",
    color: "green",
  },
  {
    id: "chiropractor",
    sample: true,
    specialty: "Chiropractor",
    employmentType: "Practice Owner",
    location: "Ohio",
    agi: 380_000,
    taxBefore: 92_094,
    totalSavings: 12_040,
    reductionPercent: 13,
    year: taxYear,
    situation:
      "A husband and wife in partnership, with two children under 18. They had been told that they qualified for research credits; they did not.",
    taxRxPrescription:
      "Leave the research credit alone. Use the two family rules that fit a partnership of spouses.",
    strategies: [
      {
        name: "Augusta Rule",
        amount: 3_528,
        description: "Fourteen planning and training days at $900.",
        working: { kind: "deduction", deduction: 12_600 },
      },
      {
        name: "Hiring Children",
        amount: 8_512,
        description: `Two wages of $15,200. In a partnership of the parents, no payroll tax is due under ${law.childPayrollTaxAge}.`,
        working: { kind: "deduction", deduction: 30_400 },
      },
    ],
    results: "No fee for a research study was paid.",
    icon: "bone",
    color: "green",
  },
  {
    id: "dermatologist",
    sample: true,
    specialty: "Dermatologist",
    specialtyId: "dermatology-aesthetic",
    employmentType: "Practice Owner",
    location: "Georgia",
    agi: 890_000,
    taxBefore: 288_963,
    totalSavings: 57_823,
    reductionPercent: 20,
    year: taxYear,
    situation:
      "A laser practice, free clinics (a public charity) that the family supports, and no wish for anything that must be disclosed.",
    taxRxPrescription:
      "Claim the graded test-spot protocol. Give goods that the charity uses in its own clinics, with an appraiser chosen by neither seller nor program.",
    strategies: [
      {
        name: "Charitable Donations",
        amount: 31_268,
        description: "Clinic supplies bought for $30,000, appraised at $150,000 after 13 months.",
        working: {
          kind: "deduction",
          deduction: 150_000,
          outlay: { label: "paid for the goods", amount: 30_000 },
        },
      },
      {
        name: "Augusta Rule",
        amount: 9_555,
        description: "Fourteen days at $1,750 for case conferences with outside colleagues.",
        working: { kind: "deduction", deduction: 24_500 },
      },
      {
        name: "R&D Tax Credits",
        amount: 17_000,
        description: "Laser settings by skin type, scored blind: wages only.",
        working: { kind: "credit", expenses: 170_000, rateAsFraction: 0.1 },
      },
    ],
    results: "She signed knowing what the charitable line costs if the appraisal fails.",
    icon: "sun",
    color: "plum",
  },
  {
    id: "radiologist",
    sample: true,
    specialty: "Radiologist",
    employmentType: "W-2 Employee",
    location: "Minnesota",
    agi: 1_570_000,
    taxBefore: 567_763,
    totalSavings: 77_800,
    reductionPercent: 14,
    year: taxYear,
    situation:
      "Two employed radiologists filing jointly, everything on a W-2. Most of what they had read about did not apply to them.",
    taxRxPrescription:
      "Give within the limit for property. Commit to bonds only what you could afford to lose.",
    strategies: [
      {
        name: "Charitable Donations",
        amount: 37_800,
        description: "Imaging accessories bought for $36,000, appraised at $180,000.",
        working: {
          kind: "deduction",
          deduction: 180_000,
          outlay: { label: "paid for the goods", amount: 36_000 },
        },
      },
      {
        name: "CTB Investment",
        amount: 40_000,
        description: "$160,000 of the liability at 75 cents on the dollar.",
        working: { kind: "settlement", liability: 160_000, costAsFraction: 0.75 },
      },
    ],
    results:
      "Two lines that the IRS examines more closely than most. Their CPA wrote the disclosure before the subscription was signed.",
    icon: "scan",
    color: "plum",
  },
  {
    id: "anesthesiologist",
    sample: true,
    specialty: "Anesthesiologist",
    employmentType: "W-2 Employee",
    location: "New Mexico",
    agi: 560_000,
    taxBefore: 157_495,
    totalSavings: 25_769,
    reductionPercent: 16,
    year: taxYear,
    situation:
      "Employed by a hospital. He gave $40,000 a year, most of it through crowdfunding pages and to relatives abroad, where nothing is deductible.",
    taxRxPrescription:
      "Give the same money to public charities that acknowledge it. Give goods, if at all, only what a cut to cost could be paid from.",
    strategies: [
      {
        name: "Charitable Donations",
        variant: "cash",
        amount: 15_600,
        description: "The $40,000 he gives in any case, now with receipts.",
        working: { kind: "deduction", deduction: 40_000 },
        contested: false,
        assumes: `Cash to public charities, within ${law.cashLimit} of AGI, receipts in hand, by a household that already itemizes. The gift itself is not counted as a cost, because it was made before as well.`,
        ifItFails:
          "Without a receipt for each gift, {tax} of federal tax is due again with interest, plus a penalty of {penalty} ({penaltyAsShare}).",
      },
      {
        name: "Charitable Donations",
        variant: "goods",
        amount: 10_169,
        description: "Training equipment bought for $12,000, appraised at $60,000.",
        working: {
          kind: "deduction",
          deduction: 60_000,
          outlay: { label: "paid for the goods", amount: 12_000 },
        },
      },
    ],
    results:
      "Three fifths came from changing where a check is sent. He has not repeated the gift of goods.",
    icon: "syringe",
    color: "plum",
  },
];

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
    lede: "“If it fails”, against no plan: a 20% penalty on the federal tax (40% on goods) and what was spent. The tax saved is due again, with interest.",
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
    parts: [
      {
        title: "One household",
        text: "An owner can rent and employ.",
      },
      {
        title: "Named strategies",
        text: "Your CPA can look each up.",
      },
      {
        title: "Amount and cost",
        text: "Deduction, rate, cost.",
      },
      {
        title: "Two totals",
        text: "Without contested lines, and with them.",
      },
      {
        title: "Assumptions and warnings",
        text: "With what the IRS has said.",
      },
    ],
  },
  closing: {
    heading: "Bring last year's return to a first call",
    text: "It is free. If nothing applies, we tell you.",
    actions: [scheduleConsultation, contactOurTeam],
  },
} as const;
