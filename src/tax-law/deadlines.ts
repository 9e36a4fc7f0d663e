import type { Source } from "./figure.ts";
import {
  californiaEntityTax,
  catchUpRegulations,
  code,
  entityTaxNotice,
  form6765,
  newJerseyEntityTax,
  newYorkEntityTax,
  planAmendmentNotice,
  publicLaw119And21,
  regulation,
  researchTransitionGuidance,
  type SourceOrPage,
  sourceFrom,
} from "./sources.ts";
import { stateCreditLaw } from "./state-credit-law.ts";
import { refundClaimsCompletedThrough, researchAmendmentsThrough } from "./tax-year.ts";

export interface Deadline {
  /** The last day on which the step could be taken, as YYYY-MM-DD. */
  readonly date: string;
  readonly label: string;
  readonly purpose: string;
  /** What a reader can still do after the date. */
  readonly remainsAfter: string;
  readonly source: Source;
}

function by(date: string) {
  return (
    label: string,
    purpose: string,
    remainsAfter: string,
    ...source: SourceOrPage
  ): Deadline => ({ date, label, purpose, remainsAfter, source: sourceFrom(source) });
}

export const deadlines = {
  "retroactive-research-amendments": by(researchAmendmentsThrough)(
    "Amended 2022 to 2024 returns for domestic research costs",
    "Small businesses with average gross receipts up to $31 million, not tax shelters, could amend 2022, 2023 and 2024 to deduct domestic research costs at once. The date was the earlier of July 6, 2026 and the refund limit of the year concerned.",
    "The 2025 return chose how the unamortized rest is deducted: all in 2025, half in 2025 and half in 2026, or over what is left of the five years. Claims for the credit itself follow the ordinary refund limit.",
    researchTransitionGuidance,
  ),
  "superseding-2024-return": by("2025-09-15")(
    "Superseding 2024 return",
    "A 2024 return that was due before September 15, 2025, and had been filed without an extension, was treated as if it had the six-month extension. A superseding return could then deduct domestic research costs at once. It was due by September 15, 2025 for calendar-year S corporations and partnerships, and by October 15, 2025 for individuals and C corporations.",
    "What the 2025 return chose for the unamortized rest: all in 2025, half of it in 2026, or what is left of the five years.",
    researchTransitionGuidance,
  ),
  "section-179d-construction-start": by("2026-06-30")(
    "Start of construction for the section 179D deduction",
    "Construction of the energy-efficient building or retrofit had to begin by this day.",
    "A project begun in time may still be deducted in the year it is placed in service. Later projects rely on ordinary depreciation, section 179 and bonus depreciation.",
    publicLaw119And21,
  ),
  "section-45l-sale-or-lease": by("2026-06-30")(
    "Sale or lease of a home for the section 45L credit",
    "The energy-efficient home had to be sold or leased by this day.",
    "Homes sold or leased in time may still be claimed on the return of that year.",
    publicLaw119And21,
  ),
  "year-end-2025": by("2025-12-31")(
    "Year-end moves for tax year 2025",
    "Purchases placed in service, prepaid expenses, sales of securities and gifts had to happen by this day to count for 2025.",
    "Choices made on the 2025 return, SEP and employer plan contributions were open until it was due with extensions: September 15, 2026 for S corporations and partnerships, October 15, 2026 for others. Only an amended return can still claim what was left off, a section 179 election included.",
    code("441"),
  ),
  "year-end-2026": by("2026-12-31")(
    "Year-end moves for tax year 2026",
    "Purchases placed in service, prepaid expenses, sales of securities and gifts must happen by this day to count for 2026.",
    "Choices made on the 2026 return, SEP and employer plan contributions stay open until it is due with extensions: September 15, 2027 for S corporations and partnerships, October 15, 2027 for others. After that only an amended return can claim what was left off.",
    code("441"),
  ),
  "withholding-2026": by("2026-12-31")(
    "Withholding that counts for 2026",
    "Federal tax withheld from pay by this day counts as paid in four equal parts on the four dates of 2026, whenever it was withheld.",
    "A payment of estimated tax by January 15, 2027, which counts only from the day it is made.",
    code("6654(g)"),
  ),
  "owner-wage-2026": by("2026-12-31")(
    "An S corporation owner's wage for 2026",
    "The wage must be paid through payroll by this day to count for 2026: on the Form W-2, for the retirement plan and for section 199A.",
    "A wage paid later counts for 2027. The practice's plan contribution on 2026 wages can be made until its return is due with an extension, September 15, 2027.",
    code("451"),
  ),
  "fourth-estimate-2026": by("2027-01-15")(
    "Fourth payment of estimated tax for 2026",
    "What the safe harbor still lacks must be paid by this day. The payment stops the penalty on earlier dates and does not undo it.",
    "Pay at once, because the penalty runs by the day until April 15, 2027. A return filed and paid in full by February 1, 2027 spares the penalty for the fourth payment.",
    code("6654(c)"),
  ),
  "return-instead-of-fourth-estimate-2026": by("2027-02-01")(
    "The 2026 return instead of the fourth payment",
    "Who files the 2026 return and pays all of its tax by this day owes no penalty for having skipped the fourth payment. January 31, 2027 is a Sunday.",
    "The penalty for the fourth payment runs from January 15, 2027 until the tax is paid, at most until April 15, 2027.",
    code("6654(h)"),
  ),
  "wage-and-contractor-forms-2026": by("2027-02-01")(
    "Forms W-2 and 1099-NEC for 2026",
    "Employees and contractors must have their copies, and the government its own, by this day. January 31, 2027 is a Sunday.",
    "File at once: the penalty for each form is lowest in the first 30 days and rises again after August 1. A wrong Form W-2 is corrected on Form W-2c.",
    "IRS, About Form W-2, Wage and Tax Statement",
    "https://www.irs.gov/forms-pubs/about-form-w-2",
  ),
  "qsehra-notice-2027": by("2026-10-03")(
    "QSEHRA notice for plan year 2027",
    "Employees had to have the written notice 90 days before a plan year starting January 1.",
    "An employee who becomes eligible later gets the notice by the first day of eligibility. For the others a late notice risks the $50 penalty per employee, unless there was reasonable cause.",
    code("9831(d)"),
  ),
  "electric-vehicle-credits": by("2025-09-30")(
    "Federal credits for electric vehicles",
    "A new, used or commercial electric vehicle had to be acquired by this day, which took a binding written contract and a payment.",
    "A vehicle under contract and paid on in time earns its credit in the year it is placed in service. Later ones rely on depreciation alone.",
    publicLaw119And21,
  ),
  "employer-plan-funding-2025": by("2026-10-15")(
    "Employer contributions to a retirement plan for 2025",
    "Employer contributions for 2025 had to be paid by the extended due date of the return: September 15, 2026 for S corporations and partnerships, October 15, 2026 for sole proprietors and C corporations.",
    "A contribution made now counts for 2026. If a contribution made in time was left off the 2025 return, an amended return corrects it.",
    code("404(a)"),
  ),
  "safe-harbor-plan-start-2026": by("2026-10-01")(
    "New safe harbor 401(k) plan for 2026",
    "A practice without a 401(k) plan had to start deferrals by this day for a safe harbor plan to count for 2026, because the first plan year must have at least three months of deferrals.",
    "Sign for January 1, 2027. For 2026 an employer-only plan, a SEP or a cash balance plan can be adopted until the 2026 return is due with extensions, in September or October 2027.",
    regulation("1.401(k)-3"),
  ),
  "hsa-contributions-2025": by("2026-04-15")(
    "Health savings account contributions for 2025",
    "Contributions for 2025 had to reach the account by this day, extension or not.",
    "Contributions for 2026 count until April 15, 2027.",
    code("223(d)"),
  ),
  "hsa-contributions-2026": by("2027-04-15")(
    "Health savings account contributions for 2026",
    "Contributions for 2026 must reach the account by this day, extension or not.",
    "Contributions for 2027 count until April 18, 2028.",
    code("223(d)"),
  ),
  "ira-contribution-2026": by("2027-04-15")(
    "IRA contribution for 2026",
    "A contribution for 2026 must reach the account by this day, extension or not, and be marked for 2026 by the custodian.",
    "A contribution for 2027, until April 18, 2028. A Form 8606 for 2026 that was forgotten can still be filed.",
    code("219(f)"),
  ),
  "roth-conversion-2026": by("2026-12-31")(
    "Roth conversion in 2026, and pre-tax IRA money out of the way",
    "A conversion counts in the year the money leaves the traditional IRA. What is in your traditional, SEP and SIMPLE IRAs at the end of this day decides how much of it is taxed.",
    "A contribution for 2026 until April 15, 2027, converted in 2027 and measured by the balances of December 31, 2027.",
    code("408(d)"),
  ),
  "filing-separately-2026": by("2027-04-15")(
    "Choosing separate returns for 2026",
    "Once a couple has filed jointly, it cannot change to separate returns after this day. Two separate returns can be changed to a joint one for three years.",
    "Separate returns, if none has been filed yet. A joint return for 2026 stays joint; the choice for 2027 is free.",
    code("6013(b)"),
  ),
  "income-driven-plans-2028": by("2028-06-30")(
    "Leaving PAYE and ICR for a plan of your choice",
    "Both plans end on July 1, 2028. Until this day a borrower without federal loans made since July 1, 2026 can move to income-based repayment or to the Repayment Assistance Plan.",
    "The Department of Education moves the loans, as a rule to the Repayment Assistance Plan.",
    "Public Law 119-21, section 82001",
    "https://www.congress.gov/bill/119th-congress/house-bill/1",
  ),
  "excess-deferral-2026": by("2027-04-15")(
    "Taking back 2026 deferrals above the limit",
    "Someone who deferred too much in two plans together must have the excess and its earnings paid out by this day, extension or not. Ask one of the plans well before it.",
    "The excess is taxed for 2026 and again when it leaves the plan, so ask the plan what its document still allows.",
    code("402(g)"),
  ),
  "solo-plan-2026": by("2027-10-15")(
    "A sole proprietor's own plan for 2026",
    "A plan can be adopted for 2026, and its employer contribution paid, until the return is due with an extension. In its first year a sole owner without employees can also elect deferrals until April 15, 2027.",
    "Contributions for 2027, under a plan adopted by then.",
    code("401(b)"),
  ),
  "roth-recharacterization-2026": by("2027-10-15")(
    "Recharacterizing a 2026 Roth IRA contribution",
    "A Roth contribution that the income did not allow can be moved to a traditional IRA, or taken out, with its earnings, by this day if the return was filed or extended in time.",
    "Take the excess out at once: the tax on it is owed for every year in which it is still there on December 31.",
    code("408A(d)"),
  ),
  "plan-amendments-2026": by("2026-12-31")(
    "Plan amendments for SECURE 2.0",
    "A 401(k) or other qualified plan of a private practice must have its SECURE 2.0 amendments signed by this day, Roth catch-up language included.",
    "A late amendment is a plan document failure, which is corrected under the IRS correction program. Ask the plan's document provider at once.",
    planAmendmentNotice,
  ),
  "entity-tax-payment-2026": by("2026-12-31")(
    "State entity tax paid for a 2026 federal deduction",
    "A practice on the cash basis deducts the state's entity tax in the year it pays it, so the payment must leave its account by this day to count for 2026.",
    "A payment made later is deducted in the year it is made. The state election itself may still be open: see the state's own last day.",
    entityTaxNotice,
  ),
  "california-entity-tax-2026": by("2027-03-15")(
    "California entity tax for 2026",
    "The rest of the elective tax is due with the original return date of a calendar-year practice, extension or not. The election is made on a timely filed return.",
    "A return filed in time on extension can still carry the election; the tax is late and bears interest.",
    californiaEntityTax,
  ),
  "new-jersey-entity-tax-election-2026": by("2027-03-15")(
    "New Jersey entity tax election for 2026",
    "The election is filed online each year by the original due date of the entity's return.",
    "There is no late election for 2026. The one for 2027 is open.",
    newJerseyEntityTax,
  ),
  "new-york-entity-tax-election-2027": by("2027-03-15")(
    "New York entity tax election for 2027",
    "New York takes the election for a year only between January 1 and mid-March of that year. The window for 2026 closed in March 2026.",
    "The next window opens on January 1, 2028.",
    newYorkEntityTax,
  ),
  "roth-catch-up-w2-correction-2026": by("2027-02-01")(
    "Correcting a 2026 pre-tax catch-up on Form W-2",
    "The wrong catch-up can be moved to the Roth account and shown on the 2026 Form W-2 only until that form is filed or handed out, which must happen by this day.",
    "An in-plan Roth rollover until the end of 2027, reported on Form 1099-R, or a distribution.",
    catchUpRegulations,
  ),
  "roth-catch-up-rollover-correction-2026": by("2027-12-31")(
    "Correcting a 2026 pre-tax catch-up by in-plan Roth rollover",
    "A calendar-year plan has until the end of the following plan year to roll the wrong catch-up, with its earnings, into the Roth account.",
    "The failure is corrected under the IRS correction program.",
    catchUpRegulations,
  ),
  "refund-claim-2023": by("2027-04-15")(
    "Refund claims for 2023",
    "An amended 2023 return must be filed by this day if the original was filed by April 15, 2024. One filed on extension has until three years after it was filed, at most until October 15, 2027.",
    "A return that was filed on extension, and tax that was paid within the last two years. Otherwise 2023 is closed.",
    code("6511"),
  ),
  "refund-claim-2024": by("2028-04-18")(
    "Refund claims for 2024",
    "An amended 2024 return must be filed by this day if the original was filed by April 15, 2025. April 15, 2028 is a Saturday and the Monday after it a holiday in the District of Columbia.",
    "A return that was filed on extension, and tax that was paid within the last two years. Otherwise 2024 is closed.",
    code("6511"),
  ),
  "refund-claim-2025": by("2029-04-17")(
    "Refund claims for 2025",
    "An amended 2025 return must be filed by this day if the original was filed by April 15, 2026. April 15, 2029 is a Sunday and the Monday after it a holiday in the District of Columbia.",
    "A return that was filed on extension, and tax that was paid within the last two years. Otherwise 2025 is closed.",
    code("6511"),
  ),
  "michigan-research-claim-2026": by("2027-03-15")(
    "Michigan research credit, tentative claim for 2026",
    "Practices must file a tentative claim online for research in Michigan in calendar year 2026 by this day, with actual amounts. There is no extension.",
    "Nothing for 2026. The next claim is for research in 2027.",
    stateCreditLaw.MI.source,
  ),
  "delaware-research-application-2026": by("2027-09-15")(
    "Delaware research credit, application for 2026",
    "Form 2070AC with a copy of Form 6765 must reach the Division of Revenue by this day for research in 2026.",
    "Ask the Division of Revenue; a late application is reported to be refused.",
    stateCreditLaw.DE.source,
  ),
  "pennsylvania-research-application-2025": by("2026-12-01")(
    "Pennsylvania research credit, application for 2025",
    "In myPATH, for expenses of the tax year that ended in 2025.",
    "The application for 2026, which ends on December 1, 2027.",
    stateCreditLaw.PA.source,
  ),
  "oklahoma-research-rebate-2026": by("2026-12-31")(
    "Oklahoma research rebate, application of 2026",
    "The day of the 2025 program; that of 2026 was not confirmed, so ask early.",
    "Ask the Department of Commerce about the next program year.",
    stateCreditLaw.OK.source,
  ),
  "arizona-research-refund-2026": by("2027-01-04")(
    "Arizona research credit, application for a refund of 2026",
    "Complete applications of this day, the first business day of 2027, are drawn by lot.",
    "What is left of the yearly cap, if anything; otherwise the credit carries forward.",
    "Arizona Commerce Authority, refundable research credit",
    "https://www.azcommerce.com/incentives/research-development/r-d-refundable-tax-credit/",
  ),
  "iowa-research-application-2026": by("2027-01-31")(
    "Iowa research credit, application for 2026",
    "A Sunday, so apply by Friday. Certification comes first.",
    "The application for 2027, by January 31, 2028.",
    "Iowa Economic Development Authority, research and development tax credit program",
    "https://opportunityiowa.gov/business/financial-assistance/iowa-research-and-development-tax-credit-program",
  ),
  "hawaii-research-statement-2026": by("2027-03-31")(
    "Hawaii research credit, certificate for 2026",
    "Form N-346A; the yearly cap goes to those who come first.",
    "Nothing for 2026. The next statement is for research in 2027.",
    stateCreditLaw.HI.source,
  ),
  "new-hampshire-research-application-2026": by("2027-06-30")(
    "New Hampshire research credit, application for 2026",
    "By June 30 after the tax year of the research.",
    "Nothing for 2026. The next application is for research in 2027.",
    "New Hampshire Revised Statutes 77-A:5, XIII",
    "https://www.revenue.nh.gov/",
  ),
  "missouri-research-application-2026": by("2027-09-30")(
    "Missouri research credit, application for 2026",
    "The Department of Economic Development decides after this day.",
    "The application for 2027, a year later.",
    stateCreditLaw.MO.source,
  ),
  "maryland-research-application-2026": by("2027-11-15")(
    "Maryland research credit, application for 2026",
    "Only if the credit is extended beyond June 30, 2027.",
    "Nothing for 2026. The day for 2025 was November 15, 2026.",
    "Maryland Department of Commerce, research and development credit",
    "https://commerce.maryland.gov/fund/programs-for-businesses/research-and-development-tax-credit",
  ),
  "research-elections-2026": by("2027-09-15")(
    "Form 6765 elections of S corporations and partnerships for 2026",
    "The reduced credit of section 280C(c) and the payroll offset are elected on an original return that is filed by this day, if an extension was requested by March 15, 2027. Without an extension the return is due on March 15, 2027.",
    "Sole proprietors and C corporations on extension have until October 15, 2027. Otherwise a late or amended return can claim the full credit, without either election.",
    code("6072"),
  ),
  "research-refund-claim-perfecting": by(refundClaimsCompletedThrough)(
    "Completing a research credit refund claim that the IRS found incomplete",
    "While the transition period lasts, a refund claim that lacks required information may be completed within 45 days of the IRS's letter.",
    "An incomplete claim can be refused as filed. A new claim must reach the IRS within the refund limit of its year.",
    form6765,
  ),
  "captive-disclosure-2026": by("2027-04-15")(
    "Form 8886 with a 2026 return",
    "A taxpayer who took part in a reportable transaction attaches the form to the return and, the first time, sends a copy to the IRS Office of Tax Shelter Analysis on the same day. The return of an S corporation or partnership is due by March 15, 2027, that of an individual or a calendar-year captive by this day.",
    "With an extension the form goes with the return by September 15, 2027 for S corporations and partnerships, by October 15, 2027 for others. After that, file it at once: the IRS may rescind the penalty, except for a listed transaction.",
    regulation("1.6011-4"),
  ),
  "opportunity-fund-gain-2026": by("2026-12-31")(
    "Gains deferred in an opportunity fund are taxed",
    "A gain put into a qualified opportunity fund before 2027 is taxed in 2026, so losses that are to meet it must be realized by this day. A gain realized from July 6, 2026 on need not be invested by then.",
    "A gain realized from July 6, 2026 on can be invested within 180 days, the day of sale included, and is then deferred for five years: the last day for a sale on December 31, 2026 is June 28, 2027.",
    code("1400Z-2"),
  ),
  "digital-asset-lot-identification": by("2026-12-31")(
    "Choosing digital asset lots on your own books",
    "For units held at an exchange you may name the lot in your own records, at or before the moment of sale. Notice 2025-7 allowed it for 2025 and Notice 2026-20 for 2026.",
    "Give the exchange a standing instruction before you sell; without one, the oldest units in that account count as sold.",
    "IRS Notice 2026-20",
    "https://www.irs.gov/pub/irs-drop/n-26-20.pdf",
  ),
} satisfies Readonly<Record<string, Deadline>>;

export type DeadlineName = keyof typeof deadlines;
