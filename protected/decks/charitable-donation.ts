import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import { law } from "#content/law-in-words.ts";
import { statements } from "#content/statements.ts";
import type { Deck } from "#contracts/deck.ts";
import { figure } from "#tax-law/look-up.ts";
import { charitableFloorSince, statedTaxYear } from "#tax-law/tax-year.ts";
import { formatUsd } from "#wording/numbers.ts";
import { titledTexts } from "#wording/titled.ts";

const adjustedGrossIncome = 550_000;
const firstYearLimit =
  adjustedGrossIncome * figure("charitable-appreciated-property-limit", statedTaxYear).value;

const paid = 50_000;
const appraised = 250_000;
const federalSavings = 63_270;
const stateSavings = 22_254;
const atCost = valueCutToCost(
  {
    paidInUsd: paid,
    federalSavingsInUsd: federalSavings,
    federalSavingsAtCostInUsd: (federalSavings * paid) / appraised,
    stateSavingsAtCostInUsd: (stateSavings * paid) / appraised,
  },
  figure("gross-valuation-penalty-rate", statedTaxYear).value,
);

const floor = adjustedGrossIncome * figure("charitable-itemizer-floor", charitableFloorSince).value;
const netSinceFloor = stateSavings + (federalSavings * (appraised - floor)) / appraised - paid;

/** Rounded to the nearest hundred, as a presenter says it. */
const aboutUsd = (amount: number) => formatUsd(Math.round(amount / 100) * 100);

export const charitableDonationDeck: Deck = {
  title: "Charitable Donation Tax Benefit",
  tone: "plum",
  slides: [
    {
      id: "solution",
      eyebrow: "Highlighted solution",
      title: "Give what a charity *uses,* deduct what it is worth",
      lede: "Property held for more than a year and given to a public charity for its own work may be deducted at fair market value.",
      layout: "cover",
      blocks: [
        {
          kind: "stats",
          items: [
            { value: "1 year + 1 day", label: "holding period" },
            { value: "5x", label: "estimated value in the example" },
            { value: law.giftCarryforward, label: "carryforward of what is unused" },
          ],
        },
        {
          kind: "contents",
          title: "Twenty minutes, in this order",
          footnote: "The IRS examines the appraisal, so each slide comes back to it.",
        },
      ],
      footnote: `Education, not tax advice. Open to W-2 physicians and owners alike. ${statements.noPayForIntroductions}`,
      notes: [
        "Ask first whether they give to charity already, and to whom.",
        "Say within the first minute that the IRS examines the appraisal, and that we take no payment for the introduction.",
      ],
    },
    {
      id: "holding-period",
      eyebrow: "The holding-period rule",
      title: "One day decides between cost and *value*",
      layout: "stage",
      blocks: [
        {
          kind: "holding-period",
          title: "Section 170(e): property held for a year or less is deducted at cost",
          start: { label: "You buy", amountInUsd: 50_000 },
          threshold: { label: "One year and a day" },
          end: { label: "You give", amountInUsd: 250_000 },
          before: { label: "Given earlier", detail: "deduction limited to the $50,000 paid" },
          after: { label: "Given after", detail: "fair market value may be deducted" },
        },
        {
          kind: "points",
          look: "columns",
          items: titledTexts({
            "Ownership is real":
              "You hold title, could sell, and bear the risk for the whole period.",
            "The charity uses it":
              "Property it sells on, or cannot use in its mission, falls back to cost.",
            "The clock is dated":
              "It starts the day after purchase. Invoice and deed of gift prove both ends.",
          }),
        },
      ],
      footnote: "Fair market value as estimated in the example, 5x the price paid.",
      notes: [
        "The clock starts the day after purchase. Nothing about the gift is agreed before it has run.",
        "If they ask about giving sooner: the deduction is what they paid, nothing more.",
      ],
    },
    {
      id: "principle",
      eyebrow: "Applying the principle",
      title: "From purchase to Form 8283",
      layout: "stage",
      blocks: [
        {
          kind: "points",
          look: "path",
          items: titledTexts({
            Buy: "Identified goods, a documented price, your title.",
            Hold: "One year and one day, at the least.",
            Appraise: `A qualified appraiser, no earlier than ${law.appraisalWindow} before the gift; in hand by the due date, with extensions.`,
            "Give and file": "Acknowledgment and Form 8283, with the appraisal where required.",
          }),
        },
        {
          kind: "questions",
          title: "Questions to ask first",
          items: [
            "Who else buys at the appraised price?",
            "Who picked the appraiser, and who pays the fee?",
            "What would my deduction be at cost, and would I still do it?",
            "Does it resemble what IRS notice IR-2024-104 warns of?",
          ],
        },
        {
          kind: "caution",
          title: "If the value is cut",
          figure: law.grossValuationPenalty,
          text: "Penalty on the tax where the value claimed is twice the correct one or more, without a reasonable-cause defense. For goods bought at a discount and held a little over a year, Revenue Ruling 79-419 allowed cost only.",
        },
      ],
      footnote: "Section 6662(h); section 6664(c)(3); Revenue Ruling 79-419.",
      notes: ["Give them time to read the questions, then answer those they ask."],
    },
    {
      id: "case",
      sample: true,
      eyebrow: "Case study",
      title: "$550,000 of AGI, *$50,000* of goods",
      layout: "split",
      wide: "left",
      blocks: [
        {
          kind: "cascade",
          title: "From purchase to net benefit, if the appraisal stands",
          columns: [
            { label: "Purchase", amountInUsd: 50_000, kind: "cost" },
            {
              label: "Estimated fair market value",
              amountInUsd: 250_000,
              kind: "value",
              step: "× 5",
            },
            {
              label: "Tax savings",
              amountInUsd: 85_524,
              kind: "saving",
              step: "× 34.2%",
              parts: [
                { label: "Federal", amountInUsd: 63_270 },
                { label: "State", amountInUsd: 22_254 },
              ],
            },
            { label: "Net benefit", amountInUsd: 35_524, kind: "net", step: "−$50,000" },
          ],
        },
        {
          kind: "slip",
          title: "Illustration",
          subtitle: "AGI $550,000",
          rows: [
            { label: "Federal savings", value: "$63,270" },
            { label: "State savings", value: "$22,254" },
            { label: "Total savings", value: "$85,524" },
            { label: "Purchase", value: "−$50,000" },
          ],
          total: { label: "Net benefit", value: "$35,524" },
          footnote: `At cost: a loss of about ${aboutUsd(-atCost.netBeforePenalty)}, ${aboutUsd(-atCost.net)} with the ${law.grossValuationPenalty} penalty. Courts have gone lower (Skripak: 60% of cost).`,
        },
      ],
      footnote: `Rules of ${statedTaxYear}, which no purchase made now can use: from ${charitableFloorSince} ${formatUsd(floor)} does not count, and the net is about ${aboutUsd(netSinceFloor)}. Assumes an appraisal that stands, use within the AGI limits and a rate of about 34.2%.`,
      notes: [
        `Property is generally limited to ${law.propertyLimit} of AGI: ${formatUsd(firstYearLimit)} of the $250,000 in the first year here, the rest carried forward.`,
        `If the appraisal is cut to cost, $50,000 is deducted: a loss of about ${aboutUsd(-atCost.netBeforePenalty)}, with the penalty about ${aboutUsd(-atCost.net)}. Say both figures.`,
      ],
    },
    {
      id: "benefits",
      eyebrow: "Key benefits",
      title: "Benefits and limits",
      layout: "split",
      blocks: [
        {
          kind: "points",
          look: "plain",
          heading: "What it offers",
          items: titledTexts({
            "No business needed":
              "An itemized deduction on a personal return, W-2 income included.",
            "Five years to use it":
              "What exceeds the limit of one year carries forward, for five years at most.",
            "The goods are used": "The charity uses them in its own program.",
          }),
        },
        {
          kind: "limit",
          title: `Limit: ${law.propertyLimit} of AGI a year`,
          amountInUsd: 250_000,
          capInUsd: firstYearLimit,
          amountLabel: "Estimated value given",
          capLabel: "Limit, first year",
          overLabel: "Carried forward",
        },
        {
          kind: "points",
          look: "plain",
          items: titledTexts({
            [`From ${law.floorSince}`]: `Only gifts above ${law.giftFloor} of AGI count, and the top bracket's benefit is capped at ${law.itemizedBenefitCap}.`,
            Scrutiny:
              "Art at multiplied appraisals is on the IRS's warning lists, and the IRS has allowed only cost for goods bought to be given away.",
          }),
        },
      ],
      footnote: `AGI $550,000 as in the case. ${law.propertyLimit} is the general limit for appreciated property; ${law.cashLimit} is for cash to public charities.`,
      notes: ["Give the limits as much time as the benefits."],
    },
    {
      id: "next-steps",
      eyebrow: "Next steps",
      title: "Three steps, your CPA first",
      layout: "split",
      wide: "left",
      blocks: [
        {
          kind: "points",
          items: titledTexts({
            Projection: "Your CPA projects AGI, other gifts and the limit that applies to you.",
            Review: "Offering, appraisal method and charity, read by an advisor you pay.",
            Decision:
              "Yes, no or not this year. If yes, you own the goods and may keep, sell or give them elsewhere. Whether and to whom you give is decided after the holding period.",
          }),
        },
        {
          kind: "slip",
          title: "For the first call",
          subtitle: "what to have at hand",
          rows: [
            { label: "Last return filed", value: "all pages" },
            { label: "This year's projection", value: "income, AGI" },
            { label: "Gifts made this year", value: "cash, property" },
            { label: "Your CPA", value: "on the line" },
          ],
          total: { label: "Decided today", value: "nothing" },
          footnote: "You leave with this deck on paper and the questions in it.",
        },
      ],
      footnote: "Education, not tax advice. No tax outcome is guaranteed.",
      notes: ["Offer to join the call with their CPA. Leave the printed deck."],
    },
  ],
};
