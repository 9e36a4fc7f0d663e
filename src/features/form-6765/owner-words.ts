import { inputs, useNames } from "#calculations/section-41/inputs.ts";
import { ownersOf } from "#calculations/section-41/owners/owners.ts";
import {
  type Owner,
  passesCreditOn,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords, ownersWords as words } from "#content/calculators/form-6765-owners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

const { labels, help } = worksheetWords;

/** What is entered for each owner, in the order of the page, with the label of the whole return. */
export const ownerFields = [
  { name: "share" as const, label: words.share, kind: "fraction" as const, help: undefined },
  ...useNames.map((name) => ({
    ...{ name, label: labels[name], kind: inputs[name].kind, help: help[name] },
  })),
];

export const ownerName = ({ name }: Owner, number: number): string =>
  name.trim() || fillIn(words.unnamed, { number });

/** This member is number 0; the others are counted from 1. */
export const memberName = ({ name }: { readonly name: string }, number: number): string =>
  name.trim() ||
  (number === 0 ? groupWords.thisMember : fillIn(groupWords.otherMember, { number }));

/** What was entered for the owners, for the printed pages. */
export function givenOwnerInputs(answers: WorksheetAnswers): { label: string; value: string }[] {
  if (!passesCreditOn(answers.entity)) return [];
  return ownersOf(answers).flatMap((owner, index) =>
    ownerFields.flatMap(({ name, label, kind }) => {
      const value = owner[name];
      if (value === null) return [];
      const named = fillIn(words.onPaper, { owner: ownerName(owner, index + 1), label });
      return [{ label: named, value: kind === "usd" ? formatUsd(value) : formatFraction(value) }];
    }),
  );
}
