import { fromSummary, fromText, type StateLaw } from "./state-law.ts";

/**
 * The day on which the fifty sentences were written; those of AZ, CA, CT, IA, MD and OH were read again on
 * November 18, 2026, with the notes of state-credit-claims.ts. All were written from stored copies of statutes,
 * of state agencies' pages and of CPA firms' summaries, none from the live page. No address was opened. The
 * deep ones were found in such copies, or follow the pattern of others on the same site that were.
 */
export const stateCreditLawReadOn = "2026-11-16";

/**
 * By postal code, for every state of state-credit-rates.ts: credit, base and refund in one sentence,
 * or that there is none for a practice.
 */
export const stateCreditLaw = {
  AL: fromSummary(
    "Alabama has no credit for research expenses; what it offers is tied to donations or new jobs.",
    "Alabama Department of Revenue, income tax credits",
    "https://www.revenue.alabama.gov/",
  ),
  AK: fromText(
    "Alaska allows corporations 18% of the federal credit that belongs to Alaska; it taxes no personal income, so owners of most practices have nothing to set a credit against.",
    "Alaska Statutes 43.20.021(d)",
    "https://www.akleg.gov/basis/statutes.asp#43.20.021",
  ),
  AZ: fromText(
    "Arizona allows 24% of the first $2.5 million of Arizona research expenses above a base; it carries forward, and a business with fewer than 150 employees can apply for a partial refund on the first business day of January.",
    "Arizona Revised Statutes 43-1074.01 and 43-1168",
    "https://www.azleg.gov/ars/43/01168.htm",
  ),
  AR: fromSummary(
    "Arkansas grants its credits, 20% to 33% of approved in-house research costs, at the discretion of its Economic Development Commission and only under an agreement.",
    "Arkansas Economic Development Commission, research and development credits",
    "https://www.arkansasedc.com/",
  ),
  CA: fromSummary(
    "California allows 15% of California research expenses above a base, or since 2025 by a simplified method 3%, 1.3% without history; it is not refundable and carries forward without limit.",
    "California Revenue and Taxation Code 17052.12",
    "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17052.12",
  ),
  CO: fromSummary(
    "Colorado gives a credit only for research in an enterprise zone: 3% of the increase over the two years before, certified in advance, a quarter of it usable each year.",
    "Colorado Revised Statutes 39-30-105.5; Office of Economic Development, enterprise zones",
    "https://oedit.colorado.gov/enterprise-zone-program",
  ),
  CT: fromSummary(
    "Connecticut's research credits reduce its corporation business tax, so an S corporation, partnership or sole practice got none through 2025; a credit for them from 2026 was proposed, and whether it passed is not confirmed.",
    "Connecticut Department of Revenue Services, corporation business tax credits",
    "https://portal.ct.gov/drs",
  ),
  DE: fromText(
    "Delaware allows businesses with receipts up to $20 million 20% of Delaware research expenses above a base, or the federal simplified credit that belongs to Delaware, and refunds what exceeds the tax.",
    "Delaware Code, title 30, section 2070",
    "https://delcode.delaware.gov/title30/c020/sc08/index.html",
  ),
  FL: fromText(
    "Florida's credit is for corporations in certified target industries such as manufacturing, and Florida taxes no personal income: a practice normally gets none.",
    "Florida Statutes 220.196",
    "https://www.flsenate.gov/Laws/Statutes/2025/220.196",
  ),
  GA: fromText(
    "Georgia allows 10% of Georgia research expenses above a base to manufacturing, distribution, processing, telecommunications, broadcasting, tourism and research businesses; a clinic would have to show that it is one.",
    "Official Code of Georgia 48-7-40.12; Georgia Department of Revenue",
    "https://dor.georgia.gov/",
  ),
  HI: fromText(
    "Hawaii's refundable credit is for businesses that do more than half of their activities in qualified research, with a certificate and under a yearly cap; a practice that treats patients normally is not one.",
    "Hawaii Revised Statutes 235-110.91; Department of Taxation",
    "https://tax.hawaii.gov/",
  ),
  ID: fromText(
    "Idaho allows 5% of Idaho research expenses above a base figured from Idaho receipts; there is no simplified method, and the credit is not refundable but carries forward.",
    "Idaho Code 63-3029G",
    "https://legislature.idaho.gov/statutesrules/idstat/title63/t63ch30/sect63-3029g/",
  ),
  IL: fromSummary(
    "Illinois allows 6.5% of Illinois research expenses above the average of the three years before; it passes to owners, is not refundable and carries forward five years.",
    "Illinois Compiled Statutes, 35 ILCS 5/201(k)",
    "https://www.ilga.gov/",
  ),
  IN: fromSummary(
    "Indiana allows 15% of Indiana research expenses above a base (10% beyond $1 million), or by election 10% of what exceeds half of the three-year average, 5% without history; it is not refundable.",
    "Indiana Code 6-3.1-4; Indiana Department of Revenue",
    "https://www.in.gov/dor/",
  ),
  IA: fromSummary(
    "From 2026 Iowa gives up to 3.5% of Iowa research expenses, refundable, but only to certified businesses of listed industries such as advanced manufacturing and bioscience, by January 31 of the next year.",
    "Iowa Department of Revenue; Iowa Economic Development Authority",
    "https://revenue.iowa.gov/",
  ),
  KS: fromText(
    "Kansas allows 10% of what Kansas research costs exceed their average of that year and the two before; a quarter may be used each year, and the rest carries forward.",
    "Kansas Statutes 79-32,182b; Kansas Department of Revenue",
    "https://www.ksrevenue.gov/",
  ),
  KY: fromText(
    "Kentucky's 5% is for building, remodeling or equipping research facilities; wages earn none.",
    "Kentucky Revised Statutes 141.395",
    "https://apps.legislature.ky.gov/law/statutes/",
  ),
  LA: fromSummary(
    "Louisiana allows up to 30% of Louisiana research expenses above a base with fewer than 50 employees, only once certified and under a yearly cap; professional service firms are reported to be left out.",
    "Louisiana Revised Statutes 47:6015; Louisiana Economic Development",
    "https://www.opportunitylouisiana.gov/",
  ),
  ME: fromSummary(
    "Maine allows 5% of Maine research expenses above the average of the three years before; it is not refundable and carries forward 15 years.",
    "Maine Revised Statutes, title 36, section 5219-K",
    "https://legislature.maine.gov/statutes/36/title36sec5219-K.html",
  ),
  MD: fromSummary(
    "Maryland allows 10% of Maryland research expenses above a base, by application by November 15 of the next year and cut in proportion to a yearly cap of $12 million; small businesses can get a refund.",
    "Maryland Department of Commerce, research and development credit",
    "https://commerce.maryland.gov/",
  ),
  MA: fromSummary(
    "Massachusetts allows corporations 10% of Massachusetts research expenses above a base against their own excise; it does not pass to the owners of an S corporation, and partnerships get none.",
    "Massachusetts General Laws, chapter 63, section 38M",
    "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter63/Section38M",
  ),
  MI: fromSummary(
    "Since 2025 Michigan refunds employers with fewer than 250 employees 3% of Michigan research expenses up to a base and 15% above it, if they file a claim by mid-March (April 1 for 2025) and as far as a yearly cap allows.",
    "Michigan Department of Treasury, research and development credit",
    "https://www.michigan.gov/treasury",
  ),
  MN: fromSummary(
    "Minnesota allows 10% of the first $2 million of Minnesota research expenses above a base; it passes to partners and S corporation owners, and from 2025 part of what is unused can be refunded.",
    "Minnesota Department of Revenue, research credit (Schedule RD)",
    "https://www.revenue.state.mn.us/credit-increasing-research-activities-rd-credit",
  ),
  MS: fromSummary(
    "Mississippi has no credit for research expenses; it gives $1,000 a year for each new job that needs research skills, and a rebate for research bought from its universities.",
    "Mississippi Department of Revenue, tax incentives",
    "https://www.dor.ms.gov/",
  ),
  MO: fromSummary(
    "Missouri may grant 15% of Missouri research expenses above the three-year average, by yearly application and under a cap of $10 million; it is not refundable but can be sold.",
    "Missouri Revised Statutes 620.1039",
    "https://revisor.mo.gov/main/OneSection.aspx?section=620.1039",
  ),
  MT: fromText(
    "Montana allows no research credit for tax years that begin after 2010.",
    "Administrative Rules of Montana 42.4.3202; Department of Revenue",
    "https://revenue.mt.gov/",
  ),
  NE: fromText(
    "Nebraska allows 15% of the federal credit that belongs to Nebraska; it is refundable and can pass to owners.",
    "Nebraska Revised Statutes 77-5803",
    "https://nebraskalegislature.gov/laws/statutes.php?statute=77-5803",
  ),
  NV: fromSummary(
    "Nevada taxes neither personal nor corporate income and gives no research credit.",
    "Nevada Department of Taxation",
    "https://tax.nv.gov/",
  ),
  NH: fromText(
    "New Hampshire allows 10% of the increase in wages for manufacturing research, at most $50,000, by application and under a yearly cap; a practice would have to show that its research is of that kind.",
    "New Hampshire Revised Statutes 77-A:5; Department of Revenue Administration",
    "https://www.revenue.nh.gov/",
  ),
  NJ: fromSummary(
    "New Jersey allows 10% of New Jersey research expenses above a base against its corporation business tax; it is not refundable and does not pass to owners, so most practices cannot use it.",
    "New Jersey Division of Taxation, corporation business tax credits (Form 306)",
    "https://www.nj.gov/treasury/taxation/",
  ),
  NM: fromText(
    "New Mexico allows 5% of the costs of research at a qualified facility there, and 5% more if payroll grows, by application; small research businesses can have the second part refunded.",
    "New Mexico Statutes 7-9F-5; Taxation and Revenue Department",
    "https://www.tax.newmexico.gov/",
  ),
  NY: fromSummary(
    "New York refunds half of the federal credit, up to 6% of New York research costs, only to members of its Excelsior Jobs Program: listed industries that add jobs, so a practice normally gets none.",
    "Empire State Development, Excelsior Jobs Program",
    "https://esd.ny.gov/",
  ),
  NC: fromSummary(
    "North Carolina's research credit ended with 2015.",
    "North Carolina General Statutes 105-129.51",
    "https://www.ncleg.gov/",
  ),
  ND: fromSummary(
    "North Dakota allows 25% of the first $100,000 of North Dakota research expenses above a base and 8% beyond, or a simplified method at lower rates; it passes to owners and is not refundable.",
    "North Dakota Tax Commissioner, research expense credit",
    "https://www.tax.nd.gov/tax-exemptions-credits/income-tax-exemptions-credits/research-expense-credit",
  ),
  OH: fromText(
    "Ohio allows 7% of Ohio research expenses above the average of the three years before, against its commercial activity tax only; receipts up to $6 million owe none of it, so nearly every practice gets nothing.",
    "Ohio Revised Code 5751.51",
    "https://codes.ohio.gov/ohio-revised-code/section-5751.51",
  ),
  OK: fromSummary(
    "Oklahoma has no income tax credit for research; since 2025 its Department of Commerce may rebate 5% of Oklahoma research expenses, as far as the legislature pays for it.",
    "Oklahoma Department of Commerce, research and development rebate",
    "https://www.okcommerce.gov/",
  ),
  OR: fromText(
    "Oregon's credit is for semiconductor companies only; its general research credit ended with 2017.",
    "Oregon Revised Statutes 315.518",
    "https://www.oregonlegislature.gov/bills_laws/ors/ors315.html",
  ),
  PA: fromText(
    "Pennsylvania allows 10%, and a small business 20%, of Pennsylvania research expenses above a base, by application by December 1 and cut in proportion to a yearly cap.",
    "Pennsylvania Tax Reform Code, article XVII-B; Department of Revenue",
    "https://www.pa.gov/agencies/revenue",
  ),
  RI: fromSummary(
    "Rhode Island allows 22.5% of Rhode Island research expenses above a base, 16.9% beyond the first $25,000 of credit, against half of the tax; summaries disagree whether owners of a pass-through practice can use it.",
    "Rhode Island General Laws 44-32-3",
    "https://webserver.rilegislature.gov/Statutes/TITLE44/44-32/44-32-3.htm",
  ),
  SC: fromText(
    "South Carolina allows 5% of South Carolina research expenses, without a base, to those who claim the federal credit; it can cover half of the tax left and carries forward ten years.",
    "South Carolina Code 12-6-3415",
    "https://www.scstatehouse.gov/code/t12c006.php",
  ),
  SD: fromSummary(
    "South Dakota has no personal and no general corporate income tax and gives no research credit.",
    "South Dakota Department of Revenue",
    "https://dor.sd.gov/",
  ),
  TN: fromSummary(
    "Tennessee gives no credit for research expenses; what it has is for industrial machinery and research equipment.",
    "Tennessee Department of Revenue, franchise and excise tax credits",
    "https://www.tn.gov/revenue.html",
  ),
  TX: fromSummary(
    "For franchise tax reports due from 2026, Texas allows 8.722% of what exceeds half of the three-year average of Texas research expenses, 4.361% without that history, against half of the tax; some businesses that owe none can get a refund.",
    "Texas Comptroller of Public Accounts, franchise tax research credit",
    "https://comptroller.texas.gov/taxes/franchise/",
  ),
  UT: fromText(
    "Utah computes its own credit differently: 7.5% of the year's Utah research expenses plus 5% of what exceeds a base, which can be far larger; it is not refundable, and the 7.5% part does not carry forward.",
    "Utah State Tax Commission, research activities (Utah Code 59-10-1012)",
    "https://incometax.utah.gov/credits/research-activities",
  ),
  VT: fromText(
    "Vermont allows 27% of the federal credit for research done in Vermont; it is not refundable and carries forward ten years.",
    "Vermont Statutes, title 32, section 5930ii",
    "https://legislature.vermont.gov/statutes/section/32/151/05930ii",
  ),
  VA: fromSummary(
    "Virginia's credit ended with tax year 2024: an extension is reported to have failed in February 2025, and we have found no later one.",
    "Code of Virginia 58.1-439.12:08",
    "https://law.lis.virginia.gov/vacode/title58.1/chapter3/section58.1-439.12:08/",
  ),
  WA: fromSummary(
    "Washington's research credit, against its business and occupation tax, ended with 2014.",
    "Washington State Department of Revenue, business and occupation tax credits",
    "https://dor.wa.gov/",
  ),
  WV: fromText(
    "West Virginia's research credit ended on January 1, 2014.",
    "West Virginia Code 11-13R-13",
    "https://code.wvlegislature.gov/",
  ),
  WI: fromSummary(
    "Wisconsin allows 5.75% of what Wisconsin research expenses exceed half of their three-year average, 2.875% without history; it passes to owners, and since 2024 up to a quarter is refundable.",
    "Wisconsin Statutes 71.07(4k)",
    "https://docs.legis.wisconsin.gov/document/statutes/71.07(4k)",
  ),
  WY: fromSummary(
    "Wyoming taxes neither personal nor corporate income and gives no research credit.",
    "Wyoming Department of Revenue",
    "https://revenue.wyo.gov/",
  ),
} as const satisfies Record<string, StateLaw>;

/** The law of a state, by its postal code. */
export function findStateCreditLaw(code: string): StateLaw | undefined {
  return Object.hasOwn(stateCreditLaw, code)
    ? stateCreditLaw[code as keyof typeof stateCreditLaw]
    : undefined;
}
