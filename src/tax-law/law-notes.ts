import type { Source } from "./figure.ts";
import {
  catchUpRegulations,
  code,
  entityTaxNotice,
  form6765,
  publicLaw119And21,
  regulation,
  researchRefundClaims,
  type SourceOrPage,
  sourceFrom,
} from "./sources.ts";

export type LawNoteTopic =
  | "research-credit"
  | "refund-claims"
  | "charitable"
  /** For the page of the charitable service; partner pages show the notes on "charitable" only. */
  | "charitable-service"
  | "captive"
  | "bonds"
  | "home-rental"
  | "hiring-children"
  | "advisors"
  | "section-199a"
  | "retirement"
  | "state-taxes"
  | "crypto"
  | "payroll"
  | "practice-sale"
  | "equipment"
  | "real-estate"
  | "student-loans"
  | "testimonials";

/** A dated statement of what a law, an agency or a court has said, for 'Questions to ask first'. */
export interface LawNote {
  /** As exact as is certain: YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly date: string;
  readonly title: string;
  readonly statement: string;
  readonly topics: readonly LawNoteTopic[];
  readonly source: Source;
}

function noted(date: string, ...topics: LawNoteTopic[]) {
  return (title: string, statement: string, ...source: SourceOrPage): LawNote => ({
    date,
    title,
    statement,
    topics,
    source: sourceFrom(source),
  });
}

export const lawNotes = {
  "research-expensing-restored": noted("2025-07-04", "research-credit")(
    "Public Law 119-21, section 174A",
    "Domestic research costs are deductible at once again for tax years beginning after 2024. Foreign research is still spread over 15 years, and section 280C(c) again reduces either the deduction or the credit.",
    publicLaw119And21,
  ),
  "research-credit-dirty-dozen": noted("2019-03-14", "research-credit")(
    "IR-2019-42, the IRS 'Dirty Dozen' list",
    "The IRS has repeatedly listed improper research credit claims among its warnings: claims without a process of experimentation, without records, or with expenses that are not tied to the research.",
    "IRS, Avoid improper claims for business credits (IR-2019-42)",
    "https://www.irs.gov/newsroom/avoid-improper-claims-for-business-credits-topic-makes-this-years-irs-dirty-dozen-list",
  ),
  "dental-claim-reduced": noted("2022-03", "research-credit")(
    "A dental claim reduced on audit, as one vendor reports",
    "A firm that prepares such claims tells of a federal audit of a general dental practice: the examiner and then IRS Appeals accepted that dental work can qualify but cut the credit, because time tallies with few descriptions did not support a claim of over 70% of employee time. No decision was published.",
    "Tax Rx Group, Update: A federal audit of dental R&D credits",
    "https://www.taxrxgroup.com/post/update-a-federal-audit-of-dental-r-d-credits",
  ),
  "research-credit-records": noted("2004-01-02", "research-credit")(
    "Treasury Regulation section 1.41-4(d)",
    "A taxpayer must keep records in sufficiently usable form and detail to show that the expenses claimed are eligible for the research credit.",
    regulation("1.41-4"),
  ),
  "research-refund-claim-items": noted("2024-06-18", "refund-claims")(
    "IRS, research credit refund claims",
    "A claim postmarked on or after this day must name every business component of the year, the research activities for each, and the total of wages, supplies and contract research. It must be signed under penalties of perjury. The names of the people and what each sought to learn are no longer asked for when the claim is filed, and may be asked for in an examination.",
    researchRefundClaims,
  ),
  "research-claims-of-partnerships": noted("2022-02-08", "refund-claims")(
    "IRS, research credit claims from pass-through entities",
    "A partnership under the centralized audit regime files no amended return: it files an administrative adjustment request with the required information, and its partners take their share on Form 8978. An S corporation, or a partnership that elected out, amends its return and sends corrected Schedules K-1; each owner then amends and attaches the required information.",
    researchRefundClaims,
  ),
  "simplified-credit-on-amended-returns": noted("2015-02-27", "refund-claims")(
    "Treasury Regulation section 1.41-9(b)(2)",
    "The simplified method may be elected on an amended return only if no research credit had been claimed for that same year, on the original or an earlier amended return, and the year is not closed by the period of limitations on assessment (section 6501(a)).",
    regulation("1.41-9"),
  ),
  "research-credit-shipbuilder": noted("2023-03-07", "research-credit")(
    "Little Sandy Coal v. Commissioner, 62 F.4th 287, Seventh Circuit",
    "A shipbuilder lost its credit for new vessels because it could give only estimates of how much of its employees' work was experimentation. At least 80% of the research on a business component has to be; that a product is new does not prove it.",
    "Little Sandy Coal Co. v. Commissioner, No. 21-3145 (7th Cir. 2023)",
    "https://law.justia.com/cases/federal/appellate-courts/ca7/21-3145/21-3145-2023-03-07.html",
  ),
  "research-credit-engineers": noted("2024-12-23", "research-credit")(
    "Phoenix Design Group v. Commissioner, T.C. Memo. 2024-113",
    "Engineers who designed building systems, for hospitals among others, could not show what they did to resolve an uncertainty beyond calculations with known data. None of three sampled projects qualified, and the accuracy penalty applied as the parties had stipulated.",
    "Cherry Bekaert, on Phoenix Design Group, T.C. Memo. 2024-113",
    "https://cbh.com/insights/articles/tax-court-denies-rd-credits-for-engineering-design-firm",
  ),
  "research-credit-study-afterwards": noted("2026-02-03", "research-credit", "refund-claims")(
    "George v. Commissioner, T.C. Memo. 2026-10",
    "A poultry producer's amended returns rested on a study made afterwards. The Tax Court allowed four of seven trials, in whole or in part, where records made at the time and witnesses supported them, and refused those that daily records contradicted.",
    "Grant Thornton, on George v. Commissioner, T.C. Memo. 2026-10",
    "https://www.grantthornton.com/insights/newsletters/tax/2026/hot-topics/feb-17/tax-court-memo-reinforces",
  ),
  "form-6765-section-g": noted("2026-02-05", "research-credit")(
    "Form 6765, Section G",
    "From tax year 2026 the form asks for each business component and its wages. Qualified small businesses that take the payroll offset are exempt, and so are original returns with qualified expenses up to $1.5 million and gross receipts up to $50 million.",
    form6765,
  ),
  "officer-wages-without-hours": noted("2024-04-30", "research-credit")(
    "Moore v. Commissioner, 7th Circuit (T.C. Memo. 2023-20)",
    "The president of an S corporation had spent much of his time on new products. He had no record of it and could not say which part was qualified research, and he supervised the supervisor rather than the researchers. None of his wages counted.",
    "Moore v. Commissioner, No. 23-2681 (7th Cir. 2024)",
    "https://law.justia.com/cases/federal/appellate-courts/ca7/23-2681/23-2681-2024-04-30.html",
  ),
  "patient-records": noted("2013-01-25", "research-credit")(
    "45 CFR 164.502(e) and 164.514, patient records",
    "A practice may give an outside firm records that identify patients only under a business associate agreement. Records without the identifiers that section 164.514 lists may be given without one, if the practice knows of nothing else that would tell who a patient is.",
    "45 CFR section 164.514, De-identification of protected health information",
    "https://www.law.cornell.edu/cfr/text/45/164.514",
  ),
  "review-boards": noted("2019-01-21", "research-credit")(
    "45 CFR part 46 and 21 CFR parts 50 and 56, review boards",
    "Where a plan, rather than the patient's need, decides who gets which treatment, it can be research on human subjects, even when both treatments are accepted care. So can a test on staff, or a draw, electrode or scan that care did not call for: a human subject is a living person from whom information or specimens are obtained (45 CFR 46.102(e)(1); 21 CFR 56.102(e)). With federal money, or with a drug, device or biologic that the FDA regulates, it needs a review board's approval and the subjects' consent first.",
    "45 CFR part 46, Protection of Human Subjects",
    "https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-A/part-46",
  ),
  "conservation-easements-listed": noted("2024-10-08", "charitable")(
    "T.D. 10007",
    "Syndicated conservation easements are listed transactions: participants and advisors must disclose them to the IRS, with penalties for failing to.",
    "Treasury Decision 10007, 89 Federal Register 81341",
    "https://www.govinfo.gov/content/pkg/FR-2024-10-08/html/2024-22963.htm",
  ),
  "art-donation-warning": noted("2024-04-10", "charitable")(
    "IR-2024-104, the IRS 'Dirty Dozen' list",
    "The IRS warned high-income taxpayers of promotions in which art is bought at a discount, held for a year and given away at a multiplied appraisal. It has promoter investigations and audits under way.",
    "IRS, Dirty Dozen: High-income filers vulnerable to illegal tax schemes (IR-2024-104)",
    "https://www.irs.gov/newsroom/dirty-dozen",
  ),
  "goods-bought-to-give": noted("1979", "charitable")(
    "Revenue Ruling 79-419",
    "Books bought at a volume discount, stored for a little over a year and given to charities: the IRS treated the donor like a dealer and allowed cost, not market value. A Tax Court decision of 1994 (Pasqualini, 103 T.C. 1) went the other way on that point, but the same donors lost on value: their claim of $1,890,000 was cut to $67,500 (T.C. Memo. 1994-323).",
    "Revenue Ruling 79-419, 1979-2 C.B. 107",
    "https://giftlawpro.giftlegacy.com/glawpro_revrul.jsp?WebID=GL1999-0001&ID=35",
  ),
  "books-bought-to-give": noted("1985-02-26", "charitable")(
    "Skripak v. Commissioner, 84 T.C. 285",
    "Donors bought books at a third of list price, waited out the holding period and deducted list price. The Tax Court accepted the gifts and valued the books at 20% of list price at most, about 60% of what the donors had paid.",
    "Skripak v. Commissioner, 84 T.C. 285 (1985)",
    "https://casetext.com/case/skripak-v-commissioner-of-internal-revenue",
  ),
  "gifts-arranged-beforehand": noted("2011", "charitable-service")(
    "Williams v. Commissioner, T.C. Memo. 2011-89",
    "A seller was to hold art for a year, then give it to charity for the buyer, who paid around the time of the gift; the deduction was limited to what he had paid. In Johnson (85 T.C. 469, 1985) a museum found bargains for donors, stored them for the holding period and supplied appraisals: the court saw a pattern of abuse and accepted the IRS's values.",
    "Johnson v. Commissioner, 85 T.C. 469 (1985)",
    "https://ecases.us/case/p4706171/johnson-v-commissioner",
  ),
  "valuation-penalties": noted("2006-08-17", "charitable")(
    "Section 6662, valuation misstatements",
    "If a gift's value is claimed at 150% of the correct one or more, and the tax underpaid because of it exceeds $5,000, the penalty is 20% of that tax, or 40% from 200%. For such a gross misstatement on a charitable deduction, reasonable cause is no defense.",
    code("6662"),
  ),
  "charitable-floors-2026": noted("2025-07-04", "charitable")(
    "Public Law 119-21, charitable deductions from 2026",
    "From 2026 itemizers deduct only gifts above 0.5% of adjusted gross income, the benefit of itemized deductions is capped at 35%, and corporations deduct only gifts above 1% of taxable income.",
    publicLaw119And21,
  ),
  "micro-captive-regulations": noted("2025-01-14", "captive")(
    "T.D. 10029",
    "Final regulations made some section 831(b) arrangements reportable. A loss ratio below 60%, or money passed back to the owner's side, makes a 'transaction of interest'; a loss ratio below 30% together with such financing made a 'listed transaction'.",
    "Treasury Decision 10029, Federal Register document 2025-00393",
    "https://www.federalregister.gov/d/2025-00393",
  ),
  "micro-captive-decision": noted("2026-04-15", "captive")(
    "Drake Plastics v. IRS, Southern District of Texas",
    "The court vacated the 'listed transaction' part of T.D. 10029, with effect from May 1, 2026, and upheld the 'transaction of interest' part. Many small captives therefore still have to be disclosed. The plaintiffs have appealed the part they lost to the Fifth Circuit, as reported on May 6, 2026.",
    "Drake Plastics Ltd. Co. v. Internal Revenue Service, No. H-25-2570 (S.D. Tex. 2026)",
    "https://caselaw.findlaw.com/court/us-dis-crt-s-d-tex-hou-div/118292673.html",
  ),
  "captive-pools": noted("2022-05-13", "captive")(
    "Reserve Mechanical v. Commissioner, Tenth Circuit",
    "The court of appeals affirmed T.C. Memo. 2018-86: a pool of small captives did not spread risk, and the captive was not run like an insurer. The Tax Court had decided the same in Avrahami (149 T.C. 144, 2017), and did so again in Syzygy (T.C. Memo. 2019-34), Caylor (T.C. Memo. 2021-30) and Keating (T.C. Memo. 2024-2).",
    "Reserve Mechanical Corp. v. Commissioner, No. 18-9011 (10th Cir. 2022)",
    "https://law.justia.com/cases/federal/appellate-courts/ca10/18-9011/18-9011-2022-05-13.html",
  ),
  "captive-of-a-clinic-owner": noted("2025-07-16", "captive")(
    "Swift v. Commissioner, Fifth Circuit",
    "A physician with urgent-care centers deducted about $6 million of premiums paid to captives he controlled. The Tax Court (T.C. Memo. 2024-13) and the court of appeals found no insurance, disallowed the premiums and upheld a 20% penalty; the advice of the lawyer who set up the captives was no defense. The IRS also won Jones (T.C. Memo. 2025-25) before it, and Kadau and CFM Insurance (T.C. Memo. 2025-81 and 2025-83) within three weeks after it.",
    "Fifth Circuit Holds for IRS in Swift Captive Insurance Case",
    "https://www.captive.com/news/fifth-circuit-holds-for-irs-in-swift-captive-insurance-case",
  ),
  "captive-of-an-eye-surgeon": noted("2025-11-12", "captive", "bonds")(
    "Patel v. Commissioner, 165 T.C. No. 10",
    "Premiums that an eye surgeon paid to two captives of his own were not for insurance (T.C. Memo. 2024-34). The full Tax Court then held that the transactions lacked economic substance and upheld the 40% penalty, because they had not been disclosed on the return.",
    "Federal Tax Procedure, on Patel v. Commissioner, 165 T.C. No. 10 (2025)",
    "https://federaltaxprocedure.blogspot.com/2025/11/tax-court-in-unanimous-reviewed-opinion.html",
  ),
  "undisclosed-transactions": noted("2010-09-27", "captive", "bonds")(
    "Section 6707A, transactions not disclosed",
    "A taxpayer who leaves a reportable transaction off Form 8886 owes 75% of the tax it was to save: for an individual at least $5,000 and at most $10,000, or $100,000 if the transaction is listed. The penalty is owed even if the tax result stands.",
    code("6707A"),
  ),
  "sellers-advice": noted("2000-07-31", "bonds", "captive", "charitable")(
    "Neonatology Associates v. Commissioner, 115 T.C. 43",
    "Medical corporations had relied on the insurance agents who sold them a plan, and owed the accuracy penalty. Advice is a defense only if the adviser is competent, knows all the facts and is relied on in good faith; the sellers' advice was not. The Third Circuit affirmed in 2002 (299 F.3d 221).",
    "Neonatology Associates, P.A. v. Commissioner, 299 F.3d 221 (3d Cir. 2002)",
    "https://app.midpage.ai/document/neonatology-associates-pa-v-commissioner-3012141",
  ),
  "wages-to-children": noted("2016", "hiring-children")(
    "Fisher v. Commissioner, T.C. Summary Opinion 2016-10",
    "An attorney deducted wages for three children under nine who helped in her office. Without records of hours, duties and payment the Tax Court allowed none of it. Wages must be reasonable, for work done, and paid. A summary opinion is not precedent.",
    "TheTaxBook, on Fisher, T.C. Summary Opinion 2016-10",
    "https://thetaxbook.com/view_update.asp?1=2738",
  ),
  "home-meeting-rent": noted("2023-08-14", "home-rental")(
    "Sinopoli v. Commissioner, T.C. Memo. 2023-105",
    "An S corporation, two of whose three owners were anesthesiologists, deducted more than $290,000 of rent for meetings in their homes. The Tax Court allowed $6,000 for 2015 and nothing of the rest at issue: the rent was not what comparable space cost, and most meetings were not shown to have taken place.",
    "Sinopoli v. Commissioner, T.C. Memo. 2023-105",
    "https://www.taxnotes.com/research/federal/court-documents/court-opinions-and-orders/most-of-s-corporation%27s-rent-and-advertising-expenses-disallowed/7h2tb",
  ),
  "loss-limits": noted("2025-07-04", "bonds")(
    "Sections 172 and 461(l), limits on losses",
    "A net operating loss of a year after 2020 may not be carried back, farms and certain insurers excepted, and when carried forward it offsets at most 80% of taxable income. Section 461(l), made permanent by Public Law 119-21, caps how much business loss an individual may set against wages and investment income in one year.",
    code("461(l)"),
  ),
  "client-return-information": noted("2013-01-14", "advisors")(
    "Sections 7216 and 6713, clients' return information",
    "A preparer may not use return information to pick clients for a referral, or pass any of it on, without the client's signed consent beforehand, in the form of Treasury Regulation section 301.7216-3 (for Form 1040 clients Revenue Procedure 2013-14). Knowing or reckless breach is a crime, with a fine of up to $1,000 or a year in prison; the civil penalty is $250 each time, up to $10,000 a year.",
    code("7216"),
  ),
  "preparer-penalties": noted("2015-12-18", "advisors")(
    "Section 6694, return preparers",
    "A preparer, also one who only advises on a position, owes the larger of $1,000 and half of the fee where the position lacked substantial authority. For a tax shelter or a reportable transaction it must be more likely than not to be sustained. For willful or reckless conduct it is the larger of $5,000 and 75% of the fee.",
    code("6694"),
  ),
  "promoter-penalties": noted("2004-10-22", "advisors")(
    "Section 6700, promoters",
    "Anyone who takes part in selling a plan with a statement about its tax benefits that they know, or have reason to know, is false owes half of their gross income from it. A value stated at more than twice the correct one is penalized as well.",
    code("6700"),
  ),
  "aiding-penalty": noted("1989-12-19", "advisors")(
    "Section 6701, aiding an understatement",
    "Helping with a document that one knows will understate another person's tax costs $1,000 for each person and period, $10,000 where it is a corporation's tax.",
    code("6701"),
  ),
  "material-advisors": noted("2004-10-22", "advisors")(
    "Sections 6111 and 6112, material advisors",
    "A material advisor on a reportable transaction files Form 8918 and keeps a list of the clients advised. The income at which one becomes a material advisor is low: $50,000 where individuals get the tax benefit, $10,000 for a listed transaction. Not filing costs $50,000 (section 6707), for a listed transaction the larger of $200,000 and half of the income from it; not handing over the list costs $10,000 a day from the 21st business day (section 6708).",
    code("6111"),
  ),
  "contingent-fees": noted("2014-07-16", "advisors")(
    "Circular 230, section 10.27, and Ridgely v. Lew",
    "Circular 230 restricts fees that depend on a tax result. A federal court in Washington set the restriction aside for ordinary refund claims; as far as that ruling leaves the rule standing, it bars them for preparing original returns and for claims filed before an examination, and allows them in an examination of an original return, for interest and penalty claims and in court (section 10.27(b)). In December 2024 Treasury proposed to replace it with a narrower rule (REG-116610-20); we found no final rule by November 16, 2026. State boards and the AICPA have rules of their own.",
    "31 CFR section 10.27, Fees",
    "https://www.law.cornell.edu/cfr/text/31/10.27",
  ),
  "economic-substance": noted(
    "2010-03-30",
    "bonds",
    "captive",
    "charitable",
  )(
    "Section 7701(o), economic substance",
    "Where the doctrine applies, a transaction counts for tax only if it changes your economic position in a meaningful way apart from tax, and you had a substantial purpose apart from tax. Where it fails, the penalty is 20% of the tax underpaid, or 40% if the transaction was not disclosed. Reasonable cause is no defense (section 6664(c)(2)).",
    code("7701(o)"),
  ),
  "service-trades-199a": noted("2019-01-18", "section-199a")(
    "Treasury Regulation section 1.199A-5",
    "Health is a specified service trade. A physician or dentist whose taxable income is above the top of the range gets no section 199A deduction from the practice.",
    regulation("1.199A-5"),
  ),
  "roth-catch-up": noted("2026-01-01", "retirement")(
    "SECURE 2.0, section 603",
    "Since January 1, 2026, catch-up contributions must be Roth contributions for a participant whose FICA wages from the plan's employer exceeded the limit in the year before. For 2026 that is more than $150,000 of wages in 2025.",
    code("414(v)"),
  ),
  "roth-catch-up-regulations": noted("2025-09-16", "retirement")(
    "T.D. 10033, final regulations on catch-up contributions",
    "The regulations say which wages count, let a plan treat an affected participant's catch-up as Roth unless the participant objects, and give two ways to correct a pre-tax catch-up inside the plan. They apply from 2027; for 2026 a reasonable, good-faith reading of the statute is enough.",
    catchUpRegulations,
  ),
  "employee-expenses-ended": noted("2025-07-04", "payroll")(
    "Public Law 119-21, section 70110",
    "The ban on miscellaneous itemized deductions, which was to end after 2025, no longer has an end date. It covers what employees pay for their work without reimbursement. A narrow exception is for educators in schools.",
    publicLaw119And21,
  ),
  "doctors-overtime-exemption": noted("2004-08-23", "payroll")(
    "29 CFR 541.304, practice of law or medicine",
    "Licensed physicians and dentists who practice, and interns and residents in their training programs, are exempt professionals, and for them no salary test applies. Their extra shifts are not overtime that the Fair Labor Standards Act requires.",
    "29 CFR section 541.304",
    "https://www.law.cornell.edu/cfr/text/29/541.304",
  ),
  "student-loan-discharges": noted("2026-01-01", "student-loans")(
    "Section 108(f)(5) after Public Law 119-21, section 70119",
    "The rule that kept nearly every student loan discharge of 2021 through 2025 out of income has ended. From 2026 this paragraph covers only discharges because of death or total and permanent disability, and the return must show a Social Security number. Forgiveness for public service is excluded by another paragraph, 108(f)(1), which did not change.",
    code("108(f)"),
  ),
  "save-plan-ended": noted("2026-03-10", "student-loans")(
    "The SAVE plan, ended by a court",
    "On March 10, 2026 the federal court for eastern Missouri, at the direction of the Eighth Circuit, ended the SAVE plan after the Department of Education had settled with the states that sued. Since July 1, 2026 servicers have been sending notices that give each borrower 90 days to choose another plan. As a rule, months in the forbearance did not count toward forgiveness.",
    "Federal Student Aid, SAVE court actions",
    "https://studentaid.gov/announcements-events/save-court-actions",
  ),
  "public-service-employers": noted("2026-06-30", "student-loans")(
    "Public service employers: two courts vacated the rule of October 2025",
    "From July 1, 2026 the Department of Education would have been able to exclude employers with a “substantial illegal purpose”. On June 30, 2026 the federal courts for Massachusetts and for the District of Columbia each vacated that rule. By November 18, 2026 we had found no report of a stay or of a decision on appeal.",
    "NAICU, Washington Update of July 2, 2026, Judges Strike Down PSLF Regulations",
    "https://www.naicu.edu/news-events/washington-update/2026/july-2/judges-strike-down-pslf-regulations/",
  ),
  "pslf-buyback": noted("2024", "student-loans")(
    "PSLF buyback of months in deferment or forbearance",
    "Months that did not count because the loan was in a deferment or forbearance, the SAVE forbearance included, can be bought back. It takes a balance that is still open, certified employment for those months, and that they complete the 120. The Department of Education asks for what an income-driven payment would have been; requests wait long.",
    "MOHELA for Federal Student Aid, PSLF buyback",
    "https://mohela.studentaid.gov/DL/resourceCenter/PSLFInformation.aspx",
  ),
  "indirect-roth-contributions": noted("2017-12-15", "retirement")(
    "Conference report on Public Law 115-97, footnotes 268, 269, 276 and 277",
    "The committee that wrote the final text of the 2017 act noted that someone whose income bars a direct Roth contribution can contribute to a traditional IRA and convert it. The same act ended the undoing of conversions.",
    "House Report 115-466",
    "https://www.congress.gov/congressional-report/115th-congress/house-report/466",
  ),
  "after-tax-rollovers": noted("2014-09-18", "retirement")(
    "IRS Notice 2014-54",
    "When a plan pays out after-tax and pre-tax money together to several accounts, the participant may direct the after-tax part to a Roth IRA and the pre-tax part to a traditional IRA or another plan.",
    "IRS Notice 2014-54",
    "https://www.irs.gov/pub/irs-drop/n-14-54.pdf",
  ),
  "entity-tax-deduction": noted("2020-11-09", "state-taxes")(
    "IRS Notice 2020-75",
    "State and local income tax imposed on and paid by a partnership or S corporation is deducted by the entity in the year of payment and does not count against its owners' cap. The IRS announced regulations; none had been proposed in the sources we read by November 15, 2026.",
    entityTaxNotice,
  ),
  "state-tax-cap-2026": noted("2025-07-04", "state-taxes")(
    "Public Law 119-21, state and local tax deduction",
    "The cap is $40,000 for 2025 and $40,400 for 2026, then 1% higher each year through 2029, and $10,000 from 2030. It shrinks by 30% of modified adjusted gross income above a line that also rises by 1%. The law left entity taxes alone.",
    publicLaw119And21,
  ),
  "digital-asset-reporting": noted("2025-01-01", "crypto")(
    "Form 1099-DA",
    "Custodial brokers report gross proceeds of digital assets for sales from 2025, and cost basis for assets acquired from 2026. Your own records of basis remain your proof for everything older.",
    "IRS, About Form 1099-DA",
    "https://www.irs.gov/forms-pubs/about-form-1099-da",
  ),
  "digital-asset-wash-sales": noted("2026-11-15", "crypto")(
    "Section 1091 and digital assets",
    "The wash sale rule speaks of stock and securities. As the law stands it does not reach most digital assets; bills to extend it have been introduced more than once.",
    code("1091"),
  ),
  "owner-wages-too-low": noted("2012-02-21", "payroll")(
    "David E. Watson, P.C. v. United States, 668 F.3d 1008",
    "An accountant took a wage of $24,000 a year from his S corporation, with distributions of $203,651 and $175,470. The Eighth Circuit upheld a finding that reasonable pay was about $91,000 a year, from what comparable firms paid, and payroll tax with penalties on the difference. That he meant the rest as profit did not help.",
    "David E. Watson, P.C. v. United States, 668 F.3d 1008 (8th Cir. 2012)",
    "https://cetient.com/case/623171/david-e-watson-pc-v-united-states",
  ),
  "tips-in-service-trades": noted("2026-04-13", "payroll")(
    "T.D. 10044, qualified tips",
    "The final list of tipped occupations leaves the statute's exclusion of service trades, health among them, for later rules. Until January 1 of the year after those are final, Notice 2025-69 lets an employee in a listed occupation deduct tips all the same.",
    "Treasury Decision 10044, 91 Federal Register 19026",
    "https://www.govinfo.gov/content/pkg/FR-2026-04-13/html/2026-07104.htm",
  ),
  "dentist-personal-goodwill": noted("2011-08-29", "practice-sale")(
    "Howard v. United States, Ninth Circuit",
    "A dentist sold his practice and reported the goodwill as his own. It belonged to his corporation, the courts held, because he had been its employee under a covenant not to compete. What he received for it was taxed as a dividend. The opinion is not precedent; it shows what the IRS looks for.",
    "Howard v. United States, No. 10-35768 (9th Cir. 2011)",
    "https://www.courtlistener.com/opinion/612789/larry-howard-v-united-states/",
  ),
  "bonus-acquisition-rules": noted("2026-01-14", "equipment")(
    "IRS Notice 2026-11",
    "Until new regulations are issued, the existing rules on acquisition apply to the full rate with January 19, 2025 as the date. Property bought under a written binding contract is acquired when the contract is signed, or later if it can be enforced or no longer be canceled only from a later day.",
    "IRS Notice 2026-11",
    "https://www.irs.gov/pub/irs-drop/n-26-11.pdf",
  ),
  "used-but-not-in-service": noted("2013-12-03", "equipment")(
    "Brown v. Commissioner, T.C. Memo. 2013-275",
    "The buyer of a $22 million airplane took title on December 30, 2003 and flew it at once, as he said, to business meetings. A conference table and larger screens that he needed for his work were installed in early 2004. The Tax Court held that the airplane was placed in service in 2004, because it was not yet ready for the function assigned to it.",
    "The Tax Adviser, on Brown v. Commissioner, T.C. Memo. 2013-275",
    "https://www.thetaxadviser.com/issues/2014/may/clinic-story-01.html",
  ),
  "self-rented-dental-office": noted("2000-07-05", "real-estate")(
    "Connor v. Commissioner, 218 F.3d 733, Seventh Circuit",
    "A dentist's wife owned the office building and leased it to his corporation. Because he worked in the practice, the rent was not passive income, and the couple could not set losses from other rentals against it.",
    "Connor v. Commissioner, 218 F.3d 733 (7th Cir. 2000)",
    "https://cetient.com/case/769425/michael-f-connor-and-jane-h-connor-v-commissioner-of-internal-revenue",
  ),
  "physicians-wife-with-an-inn": noted("2011-03-02", "real-estate")(
    "Bailey v. Commissioner, T.C. Summary Opinion 2011-22",
    "An emergency physician's wife ran three properties, one of them an inn whose guests stayed seven days or less on average. Her hours at the inn did not count toward the hours of a real estate professional, and without them she did not reach the number. The losses of the other two houses stayed passive. A summary opinion is not precedent.",
    "Bailey v. Commissioner, T.C. Summary Opinion 2011-22",
    "https://www.calt.iastate.edu/annotation/bailey-v-comr-tc-sum-op-2011-22",
  ),
  "short-term-rental-without-a-log": noted("2020-09-29", "real-estate")(
    "Lucero v. Commissioner, T.C. Memo. 2020-136",
    "The owner of a short-term rental paid a management company and did the upkeep on six to nine visits a year. He kept no log, and could not show how many hours the company's people had worked. The Tax Court treated the losses as passive.",
    "Lucero v. Commissioner, T.C. Memo. 2020-136",
    "https://www.taxnotes.com/lr/resolve/2d0g0",
  ),
  "consumer-reviews-rule": noted("2024-10-21", "testimonials")(
    "16 CFR part 465, reviews",
    "A Federal Trade Commission rule forbids fake reviews and testimonials of insiders that do not say so.",
    "16 CFR part 465, Consumer Reviews and Testimonials",
    "https://www.law.cornell.edu/cfr/text/16/part-465",
  ),
  "endorsement-guides": noted("2023-07-26", "testimonials")(
    "16 CFR 255.2(b) and 255.5, endorsements",
    "Results in a testimonial must come with what clients generally can expect, and a payment between the firm and the person who endorses it must be disclosed beside the endorsement.",
    "16 CFR part 255, Guides Concerning Use of Endorsements and Testimonials",
    "https://www.law.cornell.edu/cfr/text/16/part-255",
  ),
} satisfies Readonly<Record<string, LawNote>>;

export type LawNoteName = keyof typeof lawNotes;

/** The notes on any of the topics, newest first. */
export function lawNotesOn(...topics: readonly LawNoteTopic[]): LawNote[] {
  const notes: readonly LawNote[] = Object.values(lawNotes);
  return notes
    .filter((note) => note.topics.some((topic) => topics.includes(topic)))
    .sort((a, b) => b.date.localeCompare(a.date));
}
