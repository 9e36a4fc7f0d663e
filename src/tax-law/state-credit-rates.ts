export interface UsState {
  /** The two-letter postal code. */
  readonly code: string;
  readonly name: string;
  /** State research credit as a fraction of the federal one: an educational simplification. */
  readonly creditRateAsFraction: number;
}

export const defaultStateName = "Utah";

function state(code: string, name: string, creditRateAsFraction: number): UsState {
  return { code, name, creditRateAsFraction };
}

export const usStates: readonly UsState[] = [
  state("AL", "Alabama", 0),
  state("AK", "Alaska", 0),
  state("AZ", "Arizona", 0.24),
  state("AR", "Arkansas", 0.33),
  state("CA", "California", 0.5),
  state("CO", "Colorado", 0.03),
  state("CT", "Connecticut", 0.2),
  state("DE", "Delaware", 0.5),
  state("FL", "Florida", 0.1),
  state("GA", "Georgia", 0.1),
  state("HI", "Hawaii", 1),
  state("ID", "Idaho", 0.05),
  state("IL", "Illinois", 0.065),
  state("IN", "Indiana", 0.15),
  state("IA", "Iowa", 0.065),
  state("KS", "Kansas", 0.065),
  state("KY", "Kentucky", 0.05),
  state("LA", "Louisiana", 0.3),
  state("ME", "Maine", 0),
  state("MD", "Maryland", 0.1),
  state("MA", "Massachusetts", 0.1),
  state("MI", "Michigan", 0),
  state("MN", "Minnesota", 0.1),
  state("MS", "Mississippi", 0),
  state("MO", "Missouri", 0.15),
  state("MT", "Montana", 0.05),
  state("NE", "Nebraska", 0.15),
  state("NV", "Nevada", 0),
  state("NH", "New Hampshire", 0.1),
  state("NJ", "New Jersey", 0.1),
  state("NM", "New Mexico", 0.05),
  state("NY", "New York", 0.06),
  state("NC", "North Carolina", 0.05),
  state("ND", "North Dakota", 0.25),
  state("OH", "Ohio", 0.07),
  state("OK", "Oklahoma", 0.22),
  state("OR", "Oregon", 0.05),
  state("PA", "Pennsylvania", 0.1),
  state("RI", "Rhode Island", 0.22),
  state("SC", "South Carolina", 0.05),
  state("SD", "South Dakota", 0),
  state("TN", "Tennessee", 0),
  state("TX", "Texas", 0.0625),
  state("UT", "Utah", 0.05),
  state("VT", "Vermont", 0.27),
  state("VA", "Virginia", 0.15),
  state("WA", "Washington", 0),
  state("WV", "West Virginia", 0),
  state("WI", "Wisconsin", 0.05),
  state("WY", "Wyoming", 0),
];

/** The state of that name or postal code, if there is one. */
export function findState(nameOrCode: string): UsState | undefined {
  return usStates.find(({ code, name }) => nameOrCode === name || nameOrCode === code);
}

/** The fraction of the federal credit a state adds; 0 for a place we do not know. */
export function stateCreditRate(nameOrCode: string): number {
  return findState(nameOrCode)?.creditRateAsFraction ?? 0;
}

/**
 * Where the state's own law normally gives a practice nothing: the groups `limited` and `none` of
 * state-credit-claims.ts. Without Rhode Island, on which our sources disagree.
 */
const withoutCreditForPractices = new Set(
  "AL AK AR CO CT FL GA HI IA KY LA MA MS MO MT NV NH NJ NM NY NC OH OK OR SD TN VA WA WV WY".split(
    " ",
  ),
);

export function lawNormallyGivesNothing(nameOrCode: string): boolean {
  return withoutCreditForPractices.has(findState(nameOrCode)?.code ?? "");
}

/**
 * Where the state's own law can add 5% or more of the expenses to a practice's federal credit, by
 * the sentences of state-credit-law.ts. Those that are computed are not in it: `wholeExpensesRates`.
 */
const withLargeCreditForPractices = new Set("AZ DE IN MN ND PA SC".split(" "));

export function lawCanAddMuch(nameOrCode: string): boolean {
  return withLargeCreditForPractices.has(findState(nameOrCode)?.code ?? "");
}
