import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { formatUsd } from "#wording/numbers.ts";
import { law } from "../law-in-words.ts";
import { statements } from "../statements.ts";
import type { ServiceContent } from "./service.ts";

export const charitableBenefitTax = {
  id: "charitable-benefit-tax",
  title: "Charitable Tax Strategies",
  category: "Charitable giving",
  bookingSubject: "charitable",
  tone: "plum",
  audience: "W-2 and owners",
  isHealthcareSpecific: false,
  description:
    "For owners and W-2 doctors who want to give: you buy goods for a cause, hold them for more than a year, and deduct what they are appraised at when you give them.",
  doubts: `The IRS questions appraisals of five to six times cost, and for goods bought to be given it has allowed only what was paid. An appraisal that fails can bring a penalty of ${law.grossValuationPenalty}. Put the questions below to your own CPA first.`,
  teaser: `For owners and W-2 doctors who want to give. Cash to public charities is deductible up to ${law.cashLimit} of AGI and appreciated property generally up to ${law.propertyLimit}, with a five-year carryforward. The page on gifts of goods also says where the IRS disagrees.`,
  keyBenefit:
    "A deduction at appraised value, if the appraisal stands, open to employed doctors as well as owners.",
  metaDescription:
    "How a charitable donation of appreciated property is deducted: the holding period, the appraisal, the AGI limits, a worked example, and the questions to ask first.",
  keywords: [
    "charitable tax strategy",
    "charitable deduction high income",
    "appreciated property donation",
    "qualified appraisal",
    "holding period one year",
    `${law.cashLimit} AGI limit`,
    "W-2 physician deduction",
    "Form 8283",
  ],
  longDescription: [
    "The law lets a donor deduct the fair market value of long-term capital gain property given to a qualified charity for its own use. A program built on this rule lets you buy medical supplies, equipment or similar goods at a price well below what a qualified appraiser finds them worth at retail, hold them for more than a year, and give them to a charity that uses them.",
    "Two facts decide the deduction: that you held the property for more than one year, and that the appraisal holds against an examiner who starts from what you paid. The appraised value in these programs is typically five to six times cost. Revenue Ruling 79-419 allowed only cost for goods bought at a discount and held a little over a year.",
    `The limit of ${law.cashLimit} of adjusted gross income is the law's highest and belongs to gifts of cash to public charities; for appreciated property it is generally ${law.propertyLimit}. What one year cannot use carries forward for up to five.`,
    statements.noPayForIntroductions,
  ],
  benefits: [
    "It is open to W-2 physicians, who have few other deductions.",
    "What exceeds the year's limit carries forward for up to five years.",
    "The goods go to a charity that uses them in its own program.",
    "The appraisal, acknowledgment and Form 8283 are assembled for your CPA before filing.",
  ],
  process: {
    Projection:
      "Your CPA projects your AGI, other gifts and the limit that applies to you, so that the contribution fits the year it is meant for.",
    Purchase:
      "You buy identified goods at a documented price and become their owner, with the risks of an owner.",
    "Holding period":
      "You hold them for at least one year and one day, free to keep, sell or give them elsewhere; a gift agreed on at purchase puts the deduction at risk. Given earlier, it is limited to what you paid.",
    Appraisal: `A qualified appraiser, engaged and paid without regard to the result, values the goods no earlier than ${law.appraisalWindow} before the gift.`,
    "Gift and filing":
      "The charity acknowledges the gift and its use; your preparer files Form 8283 with the appraisal attached where required.",
  },
  reading: ["charitable-giving-for-high-income-doctors"],
  faqs: {
    "How can I deduct more than I paid?":
      "For property held longer than a year and given to a charity that uses it in its mission, the deduction is fair market value, not cost. The rule was made for stock, land or art that grew in value over years. A program in which the value appears at purchase is judged on whether that value was real.",
    "Can a gift leave me better off than not giving?":
      "An ordinary gift cannot: it costs more than the tax it saves. The example on this page shows a net benefit only because the goods are deducted at five times what was paid. If the IRS accepts only the price paid, the benefit becomes a loss, and a penalty can nearly double it.",
    "What did the IRS rule on goods bought to be given away?":
      "In Revenue Ruling 79-419 a donor bought books at a volume discount, stored them for a little over a year and gave them to charities. The IRS treated the donor like a dealer and allowed cost. The Tax Court took another view on that point in Pasqualini (103 T.C. 1, 1994), but cut the same donors' claim of $1,890,000 to $67,500 on value (T.C. Memo. 1994-323).",
    [`Is the limit ${law.cashLimit} or ${law.propertyLimit} of AGI?`]: `${law.cashLimit} is for cash given to public charities; appreciated capital gain property is generally limited to ${law.propertyLimit}. Which applies to your gift depends on what is given and to whom. Your CPA computes it before you buy.`,
    [`What changed for ${law.floorSince}?`]: `From ${law.floorSince} only gifts above ${law.giftFloor} of AGI count for itemizers, and the benefit of itemized deductions is capped at ${law.itemizedBenefitCap} for those in the top bracket. Goods bought in ${law.taxYear} or later are held for a year and so given under these rules. The example beside the title counts the floor; the program’s own, of ${law.taxYear}, does not.`,
    "What if the appraisal is cut?": `The deduction shrinks to the value that can be shown. If the claimed value was at least 150% of the correct one, a ${law.valuationPenalty} penalty on the tax applies; at 200% or more, ${law.grossValuationPenalty}, without a reasonable-cause defense for charitable gifts.`,
    "Are you paid for introducing me?": `No. ${statements.noPayForIntroductions} Ask anyone else who brings it to you how much they are paid, by whom, whether the program is a security, and whether they have to be registered as a broker-dealer.`,
    "Does it need a business?":
      "No. The deduction is itemized on your personal return, which is why employed doctors ask about it.",
  },
  questionsToAskFirst: [
    "Who else buys these goods at the appraised price, and where can I see those sales?",
    "Who chose and pays the appraiser, and has this appraiser's work been tested in an audit?",
    "What does the charity do with the goods, and does it sell them?",
    "Did I own the goods for the whole year, with the right to sell them and the risk of losing them?",
    "What would my deduction be at cost? Would I still do it?",
    "Does the promotion resemble the art and conservation-easement programs the IRS warns about, and is any disclosure due?",
  ],
} as const satisfies ServiceContent;

const income = 1_000_000;
const appraisedValue = 500_000;
const firstYearLimit =
  income * figure("charitable-appreciated-property-limit", statedTaxYear).value;

/** The worked example of the specification, an illustration only. */
export const charitableExample = {
  income,
  contribution: 100_000,
  appraisedMultiple: "5–6x",
  appraisedValue,
  taxSavings: 175_000,
  netBenefit: 75_000,
  /** Under the program's own example. */
  caption: `Illustration only: the program’s own example, tax year ${law.taxYear}, whose rules no purchase made now can use. It assumes that an appraisal at five times cost stands and a combined rate of about 35%. At the ${law.propertyLimit} limit for property ${formatUsd(firstYearLimit)} is deducted in the first year and ${formatUsd(appraisedValue - firstYearLimit)} is carried forward.`,
  waterfallTitle: `The program’s own example, tax year ${law.taxYear}, if the appraisal stands`,
  /** The slip beside the title: the same purchase by the rules of today. `{…}` is computed. */
  slip: {
    title: "Illustration only",
    subtitle: `Given in ${law.floorSince}`,
    income: "Income",
    contribution: "Contribution, at cost",
    appraised: "Appraised value, {multiple}",
    floor: `Does not count, ${law.giftFloor} of AGI`,
    savings: "Tax savings, at most {rate}",
    holds: "Net benefit, if the appraisal stands",
    fails: "Net loss, if only cost is accepted",
    failsNote: "with the {penalty} penalty, before interest",
    footnote:
      "Without the penalty the loss is {loss}. Courts have also allowed less than the price paid: about 60% of it in Skripak (84 T.C. 285).",
  },
} as const;
