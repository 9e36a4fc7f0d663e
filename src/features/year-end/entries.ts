import {
  emptyYearEndAnswers,
  questionsInOrder,
  type YearEndAnswers,
  type YearEndQuestion,
  yearEndQuestions,
} from "#calculations/year-end/answers.ts";
import { moveIds } from "#calculations/year-end/moves.ts";

const payments = ["paid1", "paid2", "paid3", "paid4"] as const;

/** Digits, a choice or empty, by the engine's names; payments by their dates; ticked rows by name. */
export type EntryName =
  | Exclude<YearEndQuestion, "paymentsInUsd">
  | (typeof payments)[number]
  | "ticked";
export type PlanEntries = Readonly<Record<EntryName, string>>;

/** The engine asks for the four payments at once. */
export function entriesOf(question: YearEndQuestion): readonly EntryName[] {
  return question === "paymentsInUsd" ? payments : [question];
}

export const firstEntries = Object.fromEntries([
  ...questionsInOrder.flatMap(([name]) => entriesOf(name).map((entry) => [entry, ""])),
  ["ticked", ""],
]) as PlanEntries;

/** Whether there is enough for a first list. The state changes only a sentence. */
export function isStarted(entries: PlanEntries): boolean {
  const { filing, wagesInUsd, spouseWagesInUsd, profitInUsd } = entries;
  return (
    filing !== "" &&
    [wagesInUsd, spouseWagesInUsd, profitInUsd].some((amount) => Number(amount) > 0)
  );
}

/** An empty field is left out, so that the engine says how it counts. */
export function answersFrom(entries: PlanEntries): YearEndAnswers {
  const given = questionsInOrder.flatMap(([name, { kind }]): [string, unknown][] => {
    const [text = "", ...others] = entriesOf(name).map((entry) => entries[entry]);
    if (![text, ...others].some(Boolean)) return [];
    if (kind === "payments") return [[name, [text, ...others].map(Number)]];
    if (kind === "yes-no") return [[name, text === "yes"]];
    return [[name, kind === "usd" || kind === "count" ? Number(text) : text]];
  });
  return { ...emptyYearEndAnswers, ...Object.fromEntries(given) };
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
const linked = [
  ...questionsInOrder.flatMap(([name, { kind }]) =>
    kind === "choice" || kind === "state" ? entriesOf(name) : [],
  ),
  "ticked" as const,
];

export function linkHash(entries: PlanEntries): string {
  return linkPrefix + linked.map((name) => encodeURIComponent(entries[name])).join("~");
}

export function readLinkHash(hash: string, states: States): Partial<PlanEntries> | undefined {
  if (!hash.startsWith(linkPrefix)) return undefined;
  const parts = hash.slice(linkPrefix.length).split("~");
  if (parts.length !== linked.length) return undefined;
  const read = linked.map((name, index) => [name, decoded(parts[index] ?? "")]);
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
function optionsOf(name: string, states: States): readonly string[] | undefined {
  if (!(name in yearEndQuestions)) return undefined;
  const asked = yearEndQuestions[name as YearEndQuestion];
  if (asked.kind === "state") return ["", ...states.map(({ code }) => code)];
  if (asked.kind === "yes-no") return ["", "yes", "no"];
  return asked.kind === "choice" ? ["", ...asked.choices] : undefined;
}
