import {
  all,
  any,
  type Condition,
  choose,
  type Expression,
  holds,
  is,
  largest,
  type Numbers,
  not,
  ticked,
} from "./expression.ts";

const claimedBefore = (method: "regular" | "simplified"): Condition =>
  all(is("returnKind", "amended"), is("claimedBefore", method));

/**
 * Treas. Reg. 1.41-9(b)(2): the simplified method cannot be elected on an amended return once a
 * credit was claimed for the year.
 */
const onlyRegular = claimedBefore("regular");

/** Treas. Reg. 1.41-9(b)(3): the election ends only with Section A on an original, timely return. */
const electedEarlier = all(not(is("returnKind", "timely")), ticked("simplifiedElected"));
const onlySimplified = any(claimedBefore("simplified"), electedEarlier);

/**
 * The amount of the method used: the chosen one, else the larger. An earlier claim or election
 * leaves only one open.
 */
export function fromOpenMethods(regular: Expression, simplified: Expression): Expression {
  const ofChoice = choose(
    is("methodUsed", "regular"),
    largest(regular),
    choose(is("methodUsed", "simplified"), simplified, largest(regular, simplified)),
  );
  return choose(onlyRegular, largest(regular), choose(onlySimplified, simplified, ofChoice));
}

/** Why a method is not open; `null` where either may be chosen. */
export type OnlyOpen = "regular-claimed" | "simplified-claimed" | "simplified-elected" | null;

export function onlyOpenMethod(numbers: Numbers): OnlyOpen {
  if (holds(onlyRegular, numbers)) return "regular-claimed";
  if (holds(claimedBefore("simplified"), numbers)) return "simplified-claimed";
  return holds(electedEarlier, numbers) ? "simplified-elected" : null;
}
