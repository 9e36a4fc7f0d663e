import { expect, test } from "vitest";
import { feeWords } from "#content/fees.ts";
import { statements } from "#content/statements.ts";
import { findStateCreditLaw } from "#tax-law/state-credit-law.ts";
import { textOf } from "../support/built-pages/html-document.ts";
import { parsedPages } from "../support/built-pages/on-every-page.ts";

/** What several pages say, and where: read them all again when one is corrected. */
const shown: Record<string, string[]> = {
  noPayForIntroductions: [
    "/about",
    "/advisors",
    "/bloomfield-cfo",
    "/case-studies",
    "/drilldown-solutions",
    "/fortune",
    "/services/charitable-benefit-tax",
    "/services/convertible-trust-bonds",
  ],
  reviewBoard: [
    "/",
    "/knowledge-bank/clinical-activities-that-qualify-for-rd-credits",
    "/knowledge-bank/form-6765-for-2026-section-g",
    "/specialties/…",
  ],
  consentToUse: ["/advisors", "/advisors/section-7216-consent"],
  refundClaim: [
    "/knowledge-bank/amending-for-the-research-credit-2023-to-2025",
    "/knowledge-bank/clinical-activities-that-qualify-for-rd-credits",
    "/knowledge-bank/irs-letters-for-doctors",
    "/services/rd-tax-credits",
  ],
  // And the result's mail to a CPA.
  claimWithoutCorrection: ["/knowledge-bank/amending-for-the-research-credit-2023-to-2025"],
  calculatorTime: [
    "/",
    "/advisors/form-6765",
    "/bloomfield-cfo",
    "/drilldown-solutions",
    "/fees",
    "/fortune",
    "/wealthfd",
  ],
  doctorsTime: ["/", "/drilldown-solutions", "/fortune"],
  fee: ["/advisors", "/services/rd-tax-credits"],
  contingentFee: ["/fees", "/services/rd-tax-credits"],
  utahsCredit: [
    "/knowledge-bank/state-research-credits-for-practices-2026",
    "/rd-tax-credit-summary",
    "/services/rd-tax-credits",
    "/specialties/…",
    "/wealthfd",
  ],
};

/** The pages of specialties say the same, so they are one entry. */
const nameOf = (path: string) => path.replace(/^\/specialties\/.+/, "/specialties/…");

const all = {
  ...statements,
  fee: feeWords.inShort,
  contingentFee: feeWords.contingent,
  utahsCredit: `${findStateCreditLaw("UT")?.sentence}`,
};

test.each(Object.entries(all))("the pages that say %s are listed", (name, sentence) => {
  const pages = parsedPages.filter(({ document }) =>
    textOf(document).toLowerCase().includes(sentence.toLowerCase()),
  );
  expect([...new Set(pages.map(({ path }) => nameOf(path)))].sort()).toEqual(shown[name]);
});
