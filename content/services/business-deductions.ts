/** It has no page: /services/business-deductions leads to /services, where its teaser explains it. */
export const businessDeductions = {
  title: "Business Deductions and Captive Insurance",
  teaser:
    "Every practice can use the first part: when to buy equipment, how to pay yourself, which entity to choose. A small captive insurer is for larger practices with risks that no policy covers, that an actuary can price and that many share. Read first when courts have accepted one, and what failure costs.",
} as const;

/** The service has no page, so its teaser links to this article. */
export const captiveArticle = {
  label: "When a captive is insurance, and what failure costs",
  href: "/knowledge-bank/captive-insurance-for-a-practice-2026",
} as const;

/** Claims the site makes about captives; the limit is given with its caveat from the tax-law data. */
export const captiveClaims = {
  minimumRevenue: 700_000,
  typicalContributionFrom: 100_000,
  premiumLimitTaxYear: 2023,
  currentPremiumLimitTaxYear: 2026,
} as const;
