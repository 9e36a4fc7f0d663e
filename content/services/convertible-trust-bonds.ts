import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";
import { law } from "../law-in-words.ts";
import { statements } from "../statements.ts";
import type { ServiceContent } from "./service.ts";

const exampleLiability = 400_000;
const exampleCost = 300_000;
const rate = (
  name: "economic-substance-penalty-rate" | "undisclosed-economic-substance-penalty-rate",
) => figure(name, law.taxYear).value;
/** The example's liability when the position fails: tax, penalty and the price of the bonds. */
const failureCost = (penaltyRate: number) =>
  formatUsd(exampleLiability * (1 + penaltyRate) + exampleCost);
const yearsOfCapitalLoss = exampleCost / figure("capital-loss-limit", law.taxYear).value;

export const convertibleTrustBonds = {
  id: "convertible-trust-bonds",
  title: "Convertible Tax Bonds",
  category: "For large liabilities",
  bookingSubject: "bonds",
  tone: "blue",
  audience: "High earners",
  isHealthcareSpecific: false,
  description:
    "A private bond for people who owe $500,000 or more of federal income tax in a year. It is meant to settle each dollar of it for about 75 cents.",
  doubts:
    "We know of no provision that passes a trust’s loss to the holder of its bond. If the position fails, you still owe the tax, with interest and perhaps a penalty of 20% or 40%, and what you paid for the bonds is spent. Put the questions below to your own CPA first.",
  teaser:
    "For people who owe $500,000 or more of federal income tax in a year: a private bond that is meant to settle each dollar of it for about 75 cents. Its page shows the arithmetic, what speaks against it and what to ask first.",
  keyBenefit: "About 25 cents kept of each dollar of liability, if the position holds.",
  metaDescription:
    "How convertible tax bonds are meant to work, a worked example on a $400,000 liability, who they are for, and the questions to ask first.",
  keywords: [
    "convertible tax bonds",
    "convertible trust bonds",
    "high income tax liability",
    "net operating loss",
    "tax liability offset",
    "accredited investor tax",
    "physician tax planning",
  ],
  longDescription: [
    "You buy bonds issued by a trust at about 75% of the income tax you expect to owe. As the program presents it, losses of the trust pass to you under the bond's terms and are claimed on your return and, where a carryback is asserted, on earlier ones. If the claim is accepted, the liability is settled and the difference of about 25% is yours.",
    "In the law as we read it, losses reach partners, S corporation shareholders and, when a trust ends, its beneficiaries (sections 702, 1366 and 642(h)); a net operating loss is computed on the taxpayer's own return (section 172(c)). The sponsor's opinion has to name the provision.",
    "The structure is a private placement for investors who can bear its loss: accredited investors or qualified institutional buyers who owe $500,000 or more of federal income tax in the year. Read the questions further down before you weigh the example.",
  ],
  benefitsHeading: "What the program says",
  benefits: [
    "If the position holds, it settles a known liability for a known price. Section 172 allows no carryback of losses after 2020, farms and certain insurers excepted, so ask which provision it relies on.",
    "It is offered for income from any source, wages included. Section 461(l) caps the business loss that may offset wages and investment income in one year, so ask how much of yours it could reach.",
    "The documents come with a written legal opinion that your CPA can read before you commit. It does not protect you: courts reject reliance on a promoter's advice (Neonatology Associates, 115 T.C. 43; Swift, Fifth Circuit 2025).",
    "The program describes audit protection for professional fees. Tax, interest and penalties stay yours.",
  ],
  process: {
    Suitability:
      "We ask for last year's return and this year's projection. Without accredited status and $500,000 or more of federal income tax, we stop here.",
    "Independent review":
      "Your CPA or tax attorney receives the offering documents and the legal opinion, and takes the time needed. We pay no one for that opinion.",
    Subscription:
      "You sign the subscription documents and fund about 75% of the estimated liability. As the program describes it, you may walk away without cost until then.",
    Filing:
      "Your preparer reports the position, with any disclosure it requires, and files the forms for earlier years where a carryback is claimed.",
    "After filing":
      "You keep the documents for as long as the years stay open. If the IRS asks, the program's audit protection and your own counsel answer.",
  },
  faqs: {
    "Who is this for?":
      "Investors who meet the accredited or qualified institutional buyer definitions, owe $500,000 or more of federal income tax in a year, and could pay the full tax, interest and a penalty if the position failed. For anyone else it is the wrong instrument.",
    "What happens if the IRS disagrees?": `You owe the tax that was to be settled, interest from the original due date, and, if the transaction lacked economic substance, a penalty of ${law.substancePenalty} or ${law.undisclosedSubstancePenalty} of the tax underpaid, whether or not you were at fault (sections 6662(b)(6) and 6664(c)(2)). What you paid for the bonds does not come back on that account. Ask what the audit protection pays: fees, tax, interest, penalties, or only the first.`,
    "What would failure cost in the example?": `The ${formatUsd(exampleLiability)} of tax and the ${formatUsd(exampleCost)} paid for the bonds, with a penalty of ${law.substancePenalty} or ${law.undisclosedSubstancePenalty}: ${failureCost(rate("economic-substance-penalty-rate"))} if the transaction was disclosed and ${failureCost(rate("undisclosed-economic-substance-penalty-rate"))} if it was not, before interest and fees. Without the bonds it would have been ${formatUsd(exampleLiability)}. This assumes that the bonds repay nothing.`,
    "How is the bond itself taxed?": `Like other debt, if it is debt. Your basis is what you paid (section 1012), interest is income, original issue discount included (section 1272), and a sale gives a capital gain or loss. A trust is not a corporation unless the tax law classifies it as one, so the rule on worthless securities (section 165(g)) may not reach its bond. A bond that is then wholly worthless is a nonbusiness bad debt: a short-term capital loss, and only if it was a real debt that you expected to be repaid (section 166(d)). Such a loss offsets gains and ${law.capitalLossLimit} of other income a year. At that pace ${formatUsd(exampleCost)} takes ${yearsOfCapitalLoss} years. None of this is the loss that the program describes.`,
    "Could the loss reach me if the bond counts as ownership?":
      "Then other limits apply, one after another. A partner deducts losses up to basis in the partnership (section 704(d)), up to what is at risk (section 465), and, without material participation, only against passive income (section 469). Wages and the profit of your own practice are not passive income. Section 461(l) comes last. A lender is not treated as the owner of a trust under the grantor trust rules (sections 671 to 679) for having lent. Ask the opinion to take these one by one.",
    "Does it have to be disclosed, and by whom?": `You attach Form 8886 to the return if the transaction is reportable, and send the first copy to the IRS Office of Tax Shelter Analysis (Treasury Regulation section 1.6011-4). It is reportable if it is listed or of interest, or substantially similar to one that is; if it is offered under confidentiality for a fee of ${law.confidentialFee} or more; if fees are refunded should the tax result fail; or if a loss under section 165 reaches ${law.reportableLoss} in one year. Leaving the form out costs ${law.nondisclosureRate} of the tax saved, up to ${law.nondisclosureCap} for an individual or ${law.listedNondisclosureCap} if listed (section 6707A); an undisclosed listed transaction keeps the year open (section 6501(c)(10)). The sponsor and paid advisers may owe Form 8918. We do not know whether this program is reportable. Have your own counsel say so in writing.`,
    "Who issues the bonds, and what stands behind them?":
      "This page names no issuer, because we have no documents that we could show you for one. Before you sign, get the trust agreement and the indenture, the names of trustee and sponsor, audited statements of the trust, what it owns, when and from what the bonds are to be repaid, and what they convert into. If you are not given them, stop.",
    "What does '600+ returns, 0 inquiries' mean?":
      "It is what the program's sponsor reports about returns filed so far. That nobody has asked yet is not approval: the IRS generally has three years to ask, and longer in some cases. We hold no certificate for the figures and have not checked them.",
    "Can losses still be carried back five years?":
      "The five-year carryback of the CARES Act covered losses of 2018 to 2020. For losses arising later, section 172 generally allows none outside farming and certain insurers. Ask which provision the position relies on, and have your own advisor read it.",
    "Why does the example use $400,000 when the program asks for $500,000?":
      "The example uses round figures to show the arithmetic. The program itself asks for $500,000 or more of federal income tax in one year, so an investor with a liability of $400,000 would not be accepted.",
    "Is this page an offer of securities?":
      "No. It describes a private placement in general terms and offers nothing for sale. A placement may be sold only under an exemption from registration, and some of those forbid advertising it. Before you sign, ask your own securities counsel which exemption the issuer relies on.",
    "Are you paid for introducing me?": `No. ${statements.noPayForIntroductions} Ask anyone else who brings it to you how much they are paid, by whom, and whether they have to be registered as a broker-dealer.`,
  },
  questionsToAskFirst: [
    "Which section of the Code creates the loss, which allows it against my kind of income, and which allows it in the year I want it?",
    "Who issues the bond, what does the trust own, and from what is the bond repaid?",
    "Would the bond make sense to me if there were no tax result at all?",
    "Who wrote the opinion, at which level of confidence, and would that person defend it for me?",
    "Is the transaction, or one like it, listed or reportable, and who files the disclosure?",
    "What do I owe, in dollars, if the position fails in three years? Could I pay it without selling the practice?",
    "Does the audit protection pay tax and penalties, or fees only, and who stands behind it?",
  ],
} as const satisfies ServiceContent;

/** The worked example of the specification; the figure on the page is drawn from it. */
export const bondExample = {
  taxLiability: exampleLiability,
  costAsFraction: 0.75,
  cost: exampleCost,
  savings: 100_000,
  /** Under the slip in the hero; the chart further down has `caption`. */
  slipFootnote:
    "If the position holds. The figures are round: the program itself asks for $500,000 or more of tax.",
  caption: "An illustration in round figures, if the claim is accepted.",
  trackRecord: {
    sample: true,
    heading: "What the sponsor claims",
    source:
      "The sponsor's figures, without a date; verified neither by us nor by the IRS. The sponsor does not say how many of these returns can still be examined, in general three years from filing (section 6501).",
    figures: "The sponsor reports 600+ returns, 0 inquiries and $300M+ refunds.",
  },
} as const;
