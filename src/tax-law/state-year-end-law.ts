import { usStates } from "./state-credit-rates.ts";
import { fromSummary, fromText, type StateLaw } from "./state-law.ts";

/** The fifty states and the District of Columbia, as the plan asks for them. */
export const yearEndStates: readonly { readonly code: string; readonly name: string }[] = [
  ...usStates.map(({ code, name }) => ({ code, name })),
  { code: "DC", name: "District of Columbia" },
].toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/**
 * The day on which the sentences were written, from stored copies of statutes, agencies' pages and
 * published summaries, none from the live page. Most states begin with federal income and so follow
 * it; what they do differently was looked for in deferrals, health savings accounts and gifts.
 */
export const stateYearEndLawReadOn = "2026-11-17";

/** Many states have the same sentence; `{state}` is their name. */
const asOthers = (sentence: string, of: string) => (agency: string, url: string) =>
  fromSummary(`{state} ${sentence}`, agency + of, url);
const follows = "follows federal law on deferrals and health savings accounts";
const withoutTax = asOthers(
  "has no income tax on wages or profit, so these moves change federal tax only.",
  "",
);
const withGifts = asOthers(`${follows}; gifts count for those who itemize there.`, ", income tax");
const withoutGifts = asOthers(`${follows}, and has no deduction for gifts.`, ", income tax");

/** By postal code: where a state does not follow federal law, in one sentence. No state tax is computed. */
export const stateYearEndLaw = {
  AL: withGifts(
    "Alabama Department of Revenue",
    "https://www.revenue.alabama.gov/individual-corporate/",
  ),
  AK: withoutTax("Alaska Department of Revenue, Tax Division", "https://tax.alaska.gov/"),
  AZ: withGifts("Arizona Department of Revenue", "https://azdor.gov/individuals"),
  AR: withGifts(
    "Arkansas Department of Finance and Administration",
    "https://www.dfa.arkansas.gov/",
  ),
  CA: fromSummary(
    "California taxes what you and your employer put into a health savings account, and its earnings each year; it follows federal law on deferrals.",
    "California Franchise Tax Board, health savings accounts in Publication 1001",
    "https://www.ftb.ca.gov/forms/",
  ),
  CO: fromSummary(
    "Colorado follows federal law on deferrals and health savings accounts; from $300,000 of income it adds back standard or itemized deductions above $1,000, $2,000 on a joint return.",
    "Colorado Revised Statutes 39-22-104(3)(p.7), added by House Bill 25-1274",
    "https://leg.colorado.gov/bills/hb25-1274",
  ),
  CT: withoutGifts("Connecticut Department of Revenue Services", "https://portal.ct.gov/drs"),
  DE: withGifts("Delaware Division of Revenue", "https://revenue.delaware.gov/"),
  FL: withoutTax("Florida Department of Revenue", "https://floridarevenue.com/"),
  GA: withGifts("Georgia Department of Revenue", "https://dor.georgia.gov/"),
  HI: withGifts("Hawaii Department of Taxation", "https://tax.hawaii.gov/"),
  ID: withGifts("Idaho State Tax Commission", "https://tax.idaho.gov/"),
  IL: withoutGifts("Illinois Department of Revenue", "https://tax.illinois.gov/"),
  IN: withoutGifts("Indiana Department of Revenue", "https://www.in.gov/dor/"),
  IA: withGifts("Iowa Department of Revenue", "https://revenue.iowa.gov/"),
  KS: withGifts("Kansas Department of Revenue", "https://www.ksrevenue.gov/"),
  KY: withGifts("Kentucky Department of Revenue", "https://revenue.ky.gov/"),
  LA: withoutGifts("Louisiana Department of Revenue", "https://revenue.louisiana.gov/"),
  ME: withGifts("Maine Revenue Services", "https://www.maine.gov/revenue/"),
  MD: fromSummary(
    "Maryland follows federal law on deferrals and health savings accounts; it cuts itemized deductions by 7.5% of income above $200,000.",
    "Maryland House Bill 352 of 2025; Comptroller of Maryland",
    "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf",
  ),
  MA: fromSummary(
    "Massachusetts follows federal law on employees’ deferrals and health savings accounts, but allows a self-employed person no deduction for contributions to his or her own plan.",
    "Massachusetts Department of Revenue, non-government pensions",
    "https://www.mass.gov/service-details/view-non-government-pensions",
  ),
  MI: withoutGifts("Michigan Department of Treasury", "https://www.michigan.gov/treasury"),
  MN: withGifts("Minnesota Department of Revenue", "https://www.revenue.state.mn.us/"),
  MS: withGifts("Mississippi Department of Revenue", "https://www.dor.ms.gov/"),
  MO: withGifts("Missouri Department of Revenue", "https://dor.mo.gov/"),
  MT: withGifts("Montana Department of Revenue", "https://mtrevenue.gov/"),
  NE: withGifts("Nebraska Department of Revenue", "https://revenue.nebraska.gov/"),
  NV: withoutTax("Nevada Department of Taxation", "https://tax.nv.gov/"),
  NH: fromSummary(
    "New Hampshire has no income tax on wages or profit, and its tax on interest and dividends has ended, so these moves change federal tax only.",
    "New Hampshire Department of Revenue Administration",
    "https://www.revenue.nh.gov/",
  ),
  NJ: fromText(
    "New Jersey follows federal law on 401(k) deferrals only: those into a 403(b) or 457(b) are taxed now, as is what goes into a health savings account, and gifts are not deducted.",
    "New Jersey Administrative Code 18:35-2.5",
    "https://regulations.justia.com/states/new-jersey/title-18/chapter-35/subchapter-2/section-18-35-2-5",
  ),
  NM: withGifts("New Mexico Taxation and Revenue Department", "https://www.tax.newmexico.gov/"),
  NY: fromSummary(
    "New York follows federal law on deferrals and health savings accounts; it cuts itemized deductions at high incomes, above $1 million to half of the gifts.",
    "New York Tax Law section 615",
    "https://www.nysenate.gov/legislation/laws/TAX/615",
  ),
  NC: withGifts("North Carolina Department of Revenue", "https://www.ncdor.gov/"),
  ND: withGifts("North Dakota Office of State Tax Commissioner", "https://www.tax.nd.gov/"),
  OH: withoutGifts("Ohio Department of Taxation", "https://tax.ohio.gov/"),
  OK: withGifts("Oklahoma Tax Commission", "https://oklahoma.gov/tax.html"),
  OR: withGifts("Oregon Department of Revenue", "https://www.oregon.gov/dor/"),
  PA: fromSummary(
    "Pennsylvania taxes what you defer into a 401(k), 403(b) or 457(b), or put into your own plan, now and not when it is paid out in retirement; it follows federal law on health savings accounts and deducts no gifts.",
    "Pennsylvania Department of Revenue, Personal Income Tax Guide",
    "https://www.pa.gov/agencies/revenue",
  ),
  RI: withoutGifts("Rhode Island Division of Taxation", "https://tax.ri.gov/"),
  SC: withGifts("South Carolina Department of Revenue", "https://dor.sc.gov/"),
  SD: withoutTax("South Dakota Department of Revenue", "https://dor.sd.gov/"),
  TN: withoutTax("Tennessee Department of Revenue", "https://www.tn.gov/revenue.html"),
  TX: withoutTax("Texas Comptroller of Public Accounts", "https://comptroller.texas.gov/"),
  UT: fromSummary(
    "Utah follows federal law on deferrals and health savings accounts; its credit for federal deductions shrinks with income, so gifts often save a high earner no Utah tax.",
    "Utah State Tax Commission, taxpayer tax credit",
    "https://incometax.utah.gov/credits/taxpayer-tax-credit",
  ),
  VT: fromSummary(
    "Vermont follows federal law on deferrals and health savings accounts; for gifts it gives a credit of 5%, on at most $20,000.",
    "Vermont Department of Taxes, charitable contribution tax credit",
    "https://tax.vermont.gov/",
  ),
  VA: withGifts("Virginia Department of Taxation", "https://www.tax.virginia.gov/"),
  WA: fromSummary(
    "Washington has no income tax on wages or profit in 2026, so these moves change federal tax only; it taxes large long-term gains.",
    "Washington Department of Revenue, capital gains; Senate Bill 6346 of 2026",
    "https://dor.wa.gov/",
  ),
  WV: withoutGifts("West Virginia Tax Division", "https://tax.wv.gov/"),
  WI: fromSummary(
    "Wisconsin follows federal law on deferrals and health savings accounts; for gifts it gives a credit of 5% of what its itemized deductions exceed its standard deduction by.",
    "Wisconsin Department of Revenue, individual income tax",
    "https://www.revenue.wi.gov/",
  ),
  WY: withoutTax("Wyoming Department of Revenue", "https://revenue.wyo.gov/"),
  DC: fromSummary(
    "The District of Columbia follows federal law on deferrals and health savings accounts; gifts count for those who itemize there.",
    "District of Columbia Office of Tax and Revenue, individual income tax",
    "https://otr.cfo.dc.gov/",
  ),
} satisfies Readonly<Record<string, StateLaw>>;

export function findStateYearEndLaw(code: string): StateLaw | undefined {
  const laws: Readonly<Record<string, StateLaw>> = stateYearEndLaw;
  const state = yearEndStates.find((one) => one.code === code);
  const law = state && laws[code];
  return law && { ...law, sentence: law.sentence.replace("{state}", state.name) };
}
