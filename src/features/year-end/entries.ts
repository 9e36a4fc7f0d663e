import type { YearEndAnswers } from "#calculations/year-end/answers.ts";

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

export function readLinkHash(hash: string): Partial<PlanEntries> | undefined {
  if (!hash.startsWith(linkPrefix)) return undefined;
  const parts = hash.slice(linkPrefix.length).split("~");
  const names = [...choices, "ticked" as const];
  if (parts.length !== names.length) return undefined;
  const read = names.map((name, index) => [name, decoded(parts[index] ?? "")]);
  return Object.fromEntries(read.filter(([, text]) => /^[\w -]{0,200}$/.test(text ?? " !")));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "!";
  }
}
