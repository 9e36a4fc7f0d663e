import { statedTaxYear } from "#tax-law/tax-year.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { worksheetYears } from "./inputs.ts";
import { emptyWorksheet, type WorksheetAnswers, withNumbers } from "./worksheet-answers.ts";

/**
 * The calculator's result and the e-mail to the CPA link to the worksheet with wages times R&D
 * time, the tax year of the estimate and, in the e-mail, the client. All are in the fragment of the
 * address, which browsers do not send to a server.
 */
const carried = /^#qualified-wages=(\d{1,12})&tax-year=(\d{4})(?:&client=([^&]{1,1080}))?$/;
const longestName = 120;

export function worksheetAddress(qualifiedWagesInUsd: number, client = ""): string {
  const wages = Math.round(qualifiedWagesInUsd);
  const name = encodeURIComponent(client.trim().slice(0, longestName).toWellFormed());
  const parts = `#qualified-wages=${wages}&tax-year=${statedTaxYear}`;
  return `/advisors/form-6765${parts}${name ? `&client=${name}` : ""}`;
}

/** What the fragment of such an address carries; undefined for any other. */
export function carriedWages(hash: string) {
  const [, wages, year, name = ""] = carried.exec(hash) ?? [];
  const taxYear = worksheetYears.find((one) => one === Number(year));
  const client = decoded(name)?.trim();
  return wages === undefined || taxYear === undefined || client === undefined
    ? undefined
    : { wages: Number(wages), taxYear, client: client.slice(0, longestName) };
}

/**
 * The worksheet that such a link begins: the year itself while its return can be timely, then as
 * amended while a refund can be claimed, then the latest year. `today` is YYYY-MM-DD.
 */
export function carriedWorksheet(
  { wages, taxYear, client }: NonNullable<ReturnType<typeof carriedWages>>,
  today: string,
): WorksheetAnswers {
  const days = taxYearDays(taxYear);
  const isOpen = today <= days.refundLimit;
  const empty = emptyWorksheet(isOpen ? taxYear : (worksheetYears.at(-1) ?? taxYear));
  const amended = isOpen && today > days["extended-entity-return"];
  return withNumbers(
    {
      ...empty,
      returnKind: amended ? "amended" : "timely",
      workpaper: { ...empty.workpaper, client },
    },
    { wages },
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
