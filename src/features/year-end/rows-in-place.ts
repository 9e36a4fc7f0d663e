import type { MoveId, PlanMove } from "#calculations/year-end/moves.ts";
import { shownMoves } from "#calculations/year-end/plan-in-words.ts";
import { type EntryName, entriesOf, firstEntries } from "./entries.ts";

type Homes = Readonly<Partial<Record<EntryName, MoveId>>>;

/** Where each row and question is on the page. */
export type Places = Readonly<ReturnType<typeof placesOf>>;

/** Rows in the engine's order. */
export function placesOf(moves: readonly PlanMove[]) {
  const { rows, notes } = shownMoves(moves);
  const ids = (some: readonly PlanMove[]) => some.map(({ id }) => id);
  return {
    open: ids(rows),
    /** Below the list: no moves. */
    notes: ids(notes),
    /** Folded below, as those not for this visitor. */
    closed: ids(moves.filter(({ status }) => status === "closed")),
    notForYou: ids(moves.filter(({ status }) => status === "not-for-you")),
    /** A question of several rows is asked once, in one of them. */
    homes: homesOf(moves),
  };
}

/** Rows and questions stay where they are; a question that is new gets a place. */
export function keepPlaces(places: Places, moves: readonly PlanMove[]): Places {
  return { ...places, homes: { ...homesOf(moves), ...places.homes } };
}

/** The questions to ask in a row now, in the order of the entries. */
export function questionsIn(row: MoveId, { homes }: Places, moves: readonly PlanMove[]) {
  const asked = homesOf(moves);
  const names = Object.keys(firstEntries) as EntryName[];
  return names.filter((name) => homes[name] === row && asked[name] !== undefined);
}

function isUnfolded({ status }: PlanMove): boolean {
  return status === "open" || status === "ask";
}

/** Asked in this row rather than in another one that asks it too. */
const ownRows: Homes = {
  age: "deferral",
  deferredInUsd: "deferral",
  workPlan: "deferral",
  mortgageInterestInUsd: "giving",
  stateTaxesInUsd: "salt",
};

function homesOf(moves: readonly PlanMove[]): Homes {
  const homes: Partial<Record<EntryName, MoveId>> = {};
  const unfoldedFirst = [...moves.filter(isUnfolded), ...moves.filter((move) => !isUnfolded(move))];
  for (const move of unfoldedFirst)
    for (const question of move.questions.flatMap(entriesOf))
      if (!homes[question] || (ownRows[question] === move.id && isUnfolded(move)))
        homes[question] = move.id;
  // No row computes from these alone, so each is asked beside what it belongs to.
  homes.spouseAge = homes.age ?? "deferral";
  homes.childrenUnder17 = "dependent-care";
  return homes;
}
