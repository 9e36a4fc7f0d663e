import type { YearEndAnswers } from "#calculations/year-end/answers.ts";
import { moveIds } from "#calculations/year-end/moves.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";

/** Digits, a choice or empty, by the engine's names; payments by their dates; ticked rows by name. */
export const firstEntries = {
  filing: "single",
  wagesInUsd: "",
  spouseWagesInUsd: "",
  profitInUsd: "",
  state: "",
  age: "",
  spouseAge: "",
  workPlan: "",
  deferredInUsd: "",
  offersHigherCatchUp: "",
  lastYearWagesInUsd: "",
  kindOf457b: "",
  deferred457bInUsd: "",
  healthPlan: "",
  hsaPutInInUsd: "",
  preTaxIraInUsd: "",
  childrenUnder13InCare: "",
  childrenUnder17: "",
  giftsInUsd: "",
  mortgageInterestInUsd: "",
  stateTaxesInUsd: "",
  earlyPropertyTaxInUsd: "",
  lossesInUsd: "",
  gainsInUsd: "",
  spouseItemizes: "",
  priorTaxInUsd: "",
  priorIncomeInUsd: "",
  withholdingInUsd: "",
  paid1: "",
  paid2: "",
  paid3: "",
  paid4: "",
  ticked: "",
};

export type PlanEntries = typeof firstEntries;
export type EntryName = keyof PlanEntries;

const choices = [
  "filing",
  "state",
  "workPlan",
  "offersHigherCatchUp",
  "kindOf457b",
  "healthPlan",
] as const satisfies EntryName[];

/** Whether there is enough for a first list. The state changes only a sentence. */
export function isStarted({ wagesInUsd, spouseWagesInUsd, profitInUsd }: PlanEntries): boolean {
  return [wagesInUsd, spouseWagesInUsd, profitInUsd].some((digits) => Number(digits) > 0);
}

/** An empty field is left out, so that the engine says how it counts. */
export function answersFrom(entries: PlanEntries): YearEndAnswers {
  const { paid1, paid2, paid3, paid4, ticked: _, spouseItemizes, ...others } = entries;
  const payments = [paid1, paid2, paid3, paid4];
  const given = Object.entries(others).flatMap(([name, text]) => {
    if (text === "") return [];
    return [[name, (choices as readonly string[]).includes(name) ? text : Number(text)]];
  });
  return {
    wagesInUsd: 0,
    spouseWagesInUsd: 0,
    profitInUsd: 0,
    state: "",
    ...Object.fromEntries(given),
    ...(payments.some(Boolean) && { paymentsInUsd: payments.map(Number) }),
    ...(spouseItemizes && { spouseItemizes: spouseItemizes === "yes" }),
  };
}

export function tickedIn({ ticked }: PlanEntries): string[] {
  return ticked.split(" ").filter(Boolean);
}

export function withTick({ ticked }: PlanEntries, move: string, isTicked: boolean): string {
  const others = ticked.split(" ").filter((name) => name && name !== move);
  return (isTicked ? [...others, move] : others).join(" ");
}

const linkPrefix = "#plan=";

/** Choices and ticks. Neither amounts nor ages are in a link. */
export function linkHash(entries: PlanEntries): string {
  const parts = [...choices, "ticked" as const].map((name) => entries[name]);
  return linkPrefix + parts.map(encodeURIComponent).join("~");
}

export function readLinkHash(hash: string, states: States): Partial<PlanEntries> | undefined {
  if (!hash.startsWith(linkPrefix)) return undefined;
  const parts = hash.slice(linkPrefix.length).split("~");
  const names = [...choices, "ticked" as const];
  if (parts.length !== names.length) return undefined;
  const read = names.map((name, index) => [name, decoded(parts[index] ?? "")]);
  return knownEntries(Object.fromEntries(read), states);
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

type States = readonly { readonly code: string }[];
const { questions, fields } = yearEndPlanWords;

/**
 * Of what a link or this browser's storage says, what the form offers. The engine cannot compute
 * with another word, and the server refuses it.
 */
export function knownEntries(
  read: Readonly<Record<string, unknown>>,
  states: States,
): Partial<PlanEntries> {
  const known = Object.entries(read).flatMap(([name, text]) => {
    if (typeof text !== "string") return [];
    if (name === "ticked") {
      const moves = moveIds.filter((move) => text.split(" ").includes(move));
      return [[name, moves.join(" ")]];
    }
    const offered = optionsOf(name, states);
    return (offered ? offered.includes(text) : /^\d*$/.test(text)) ? [[name, text]] : [];
  });
  return Object.fromEntries(known);
}

/** Undefined for an amount or a number. */
function optionsOf(name: string, states: States): string[] | undefined {
  if (name === "filing") return Object.keys(questions.filings);
  if (name === "state") return ["", ...states.map(({ code }) => code)];
  const field = fields[name as keyof typeof fields] ?? {};
  return "choices" in field ? ["", ...Object.keys(field.choices)] : undefined;
}
