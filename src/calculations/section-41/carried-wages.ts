import { statedTaxYear } from "#tax-law/tax-year.ts";
import { type WorksheetYear, worksheetYears } from "./inputs.ts";

/**
 * The calculator's result and its e-mail link to the worksheet with wages times R&D time and the
 * tax year of the estimate. Both are in the fragment of the address, which browsers do not send to
 * a server.
 */
const carried = /^#qualified-wages=(\d{1,12})&tax-year=(\d{4})$/;

export function worksheetAddress(qualifiedWagesInUsd: number): string {
  const wages = Math.round(qualifiedWagesInUsd);
  return `/advisors/form-6765#qualified-wages=${wages}&tax-year=${statedTaxYear}`;
}

export interface CarriedWages {
  readonly wages: number;
  readonly taxYear: WorksheetYear;
}

/** What the fragment of such an address carries; undefined for any other. */
export function carriedWages(hash: string): CarriedWages | undefined {
  const [, wages, year] = carried.exec(hash) ?? [];
  const taxYear = worksheetYears.find((one) => one === Number(year));
  return wages === undefined || taxYear === undefined
    ? undefined
    : { wages: Number(wages), taxYear };
}
