import type { Source } from "./figure.ts";

/** A source of this file, or the title and address of a page that is named only once. */
export type SourceOrPage = readonly [Source] | readonly [title: string, url: string];

export function sourceFrom([source, url = ""]: SourceOrPage): Source {
  return typeof source === "string" ? { title: source, url } : source;
}

/** A section of the Internal Revenue Code, such as `code("179")` or `code("831(b)")`. */
export function code(section: string): Source {
  const [number] = section.split("(");
  return {
    title: `Internal Revenue Code section ${section}`,
    url: `https://www.law.cornell.edu/uscode/text/26/${number}`,
  };
}

/**
 * The same section as Congress publishes it, for e-mails: spam filters count links to .edu sites
 * against a message.
 */
export function codeForEmail(section: string): Source {
  const [number] = section.split("(");
  return {
    title: code(section).title,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${number}`,
  };
}

/** A Treasury regulation, such as `regulation("1.263(a)-1")`. */
export function regulation(section: string): Source {
  return {
    title: `Treasury Regulation section ${section}`,
    url: `https://www.law.cornell.edu/cfr/text/26/${section}`,
  };
}

function irsGuidance(title: string, file: string): Source {
  return { title, url: `https://www.irs.gov/pub/irs-drop/${file}.pdf` };
}

export const publicLaw119And21: Source = {
  title: "Public Law 119-21, signed July 4, 2025",
  url: "https://www.congress.gov/bill/119th-congress/house-bill/1",
};

export const adjustments = {
  2023: irsGuidance("Revenue Procedure 2022-38", "rp-22-38"),
  2025: irsGuidance("Revenue Procedure 2024-40", "rp-24-40"),
  2026: irsGuidance("Revenue Procedure 2025-32", "rp-25-32"),
  2027: irsGuidance("Revenue Procedure 2026-35", "rp-26-35"),
};

export const retirementLimits = {
  2024: irsGuidance("IRS Notice 2023-75", "n-23-75"),
  2025: irsGuidance("IRS Notice 2024-80", "n-24-80"),
  2026: irsGuidance("IRS Notice 2025-67", "n-25-67"),
};

export const automobileLimits = {
  2025: irsGuidance("Revenue Procedure 2025-16", "rp-25-16"),
  2026: irsGuidance("Revenue Procedure 2026-15", "rp-26-15"),
};

export const healthSavingsLimits = {
  2025: irsGuidance("Revenue Procedure 2024-25", "rp-24-25"),
  2026: irsGuidance("Revenue Procedure 2025-19", "rp-25-19"),
  2027: irsGuidance("Revenue Procedure 2026-24", "rp-26-24"),
};

export const underpaymentRatesFor2026 = irsGuidance("Revenue Ruling 2025-22", "rr-25-22");
export const underpaymentRatesFromApril2026 = irsGuidance("Revenue Ruling 2026-5", "rr-26-05");

export const quarterlyInterestRates: Source = {
  title: "IRS, Quarterly interest rates",
  url: "https://www.irs.gov/payments/quarterly-interest-rates",
};

export const unrelatedRiskInACaptive = irsGuidance("Revenue Ruling 2002-89", "rr-02-89");
export const affiliatesInACaptive = irsGuidance("Revenue Ruling 2002-90", "rr-02-90");

export const deMinimisNotice = irsGuidance("IRS Notice 2015-82", "n-15-82");
export const entityTaxNotice = irsGuidance("IRS Notice 2020-75", "n-20-75");
export const planAmendmentNotice = irsGuidance("IRS Notice 2024-2", "n-24-02");

export const researchTransitionGuidance = irsGuidance("Revenue Procedure 2025-28", "rp-25-28");

export const catchUpRegulations: Source = {
  title: "Treasury Decision 10033, 90 Federal Register 44527",
  url: "https://www.federalregister.gov/d/2025-17865",
};

export const californiaEntityTax: Source = {
  title: "California Franchise Tax Board, Pass-through entity elective tax",
  url: "https://www.ftb.ca.gov/file/business/credits/pass-through-entity-elective-tax/index.html",
};

/** Applied to personal income by section 17255 and to corporations by section 24356. */
export const californiaExpensing: Source = {
  title: "California Revenue and Taxation Code section 17255",
  url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17255.",
};

export const illinoisEntityTax: Source = {
  title: "Illinois Compiled Statutes, 35 ILCS 5/201(p)",
  url: "https://www.ilga.gov/",
};

export const massachusettsEntityTax: Source = {
  title: "Massachusetts Department of Revenue, TIR 22-6: Pass-through Entity Excise",
  url: "https://www.mass.gov/technical-information-release/tir-22-6-pass-through-entity-excise",
};

export const newJerseyEntityTax: Source = {
  title: "New Jersey Division of Taxation, Pass-Through Business Alternative Income Tax",
  url: "https://www.nj.gov/treasury/taxation/baitpte/index.shtml",
};

export const newYorkEntityTax: Source = {
  title: "New York State Department of Taxation and Finance, Pass-through entity tax",
  url: "https://www.tax.ny.gov/bus/ptet/",
};

export const utahResearchCredit: Source = {
  title: "Utah State Tax Commission, research activities (Utah Code 59-10-1012)",
  url: "https://incometax.utah.gov/credits/research-activities",
};

export const form6765: Source = {
  title: "IRS, About Form 6765, Credit for Increasing Research Activities",
  url: "https://www.irs.gov/forms-pubs/about-form-6765",
};

export const researchRefundClaims: Source = {
  title: "IRS, Research credit claims on amended returns: frequently asked questions",
  url: "https://www.irs.gov/businesses/corporations/research-credit-claims-section-41-on-amended-returns-frequently-asked-questions",
};

export const standardMileageRates: Source = {
  title: "IRS, Standard mileage rates",
  url: "https://www.irs.gov/tax-professionals/standard-mileage-rates",
};

export const socialSecurityWageBase: Source = {
  title: "Social Security Administration, Contribution and benefit base",
  url: "https://www.ssa.gov/oact/cola/cbb.html",
};

export const startUpPlanCredits: Source = {
  title: "IRS, Retirement plans startup costs tax credit",
  url: "https://www.irs.gov/retirement-plans/retirement-plans-startup-costs-tax-credit",
};

export const marketplaceAdjustmentsFor2026 = irsGuidance("Revenue Procedure 2025-25", "rp-25-25");

export const povertyGuidelinesFor2025: Source = {
  title: "Department of Health and Human Services, 2025 poverty guidelines",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines/prior-hhs-poverty-guidelines-federal-register-references/2025-poverty-guidelines",
};

export const povertyGuidelinesFor2026: Source = {
  title: "Department of Health and Human Services, 2026 poverty guidelines",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
};

export const newJerseyBulkSales: Source = {
  title: "New Jersey Division of Taxation, Bulk sale notification",
  url: "https://www.nj.gov/treasury/taxation/faqbulksale.shtml",
};

export const unemploymentCreditReductions: Source = {
  title: "Department of Labor, Federal unemployment tax credit reductions",
  url: "https://oui.doleta.gov/unemploy/futa_credit.asp",
};

export const underreporterNotice: Source = {
  title: "IRS, Understanding your CP2000 notice",
  url: "https://www.irs.gov/individuals/understanding-your-cp2000-series-notice",
};

export const letter566: Source = {
  title: "IRS, Understanding your notice or letter: Letter 566",
  url: "https://www.irs.gov/individuals/understanding-your-irs-notice-or-letter",
};

export const firstTimeAbatement: Source = {
  title: "Internal Revenue Manual 20.1.1.3.3.2.1, First time abate",
  url: "https://www.irs.gov/irm/part20/irm_20-001-001r",
};
