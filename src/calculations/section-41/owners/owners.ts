import { formatFraction } from "#wording/numbers.ts";
import { shareOut } from "#wording/shares.ts";
import { roundToDollar, withoutBinaryNoise } from "../../rounding.ts";
import { computeLines } from "../form/compute-lines.ts";
import type { AnyNumber, Numbers } from "../form/expression.ts";
import type { LineName } from "../form/line-names.ts";
import { ownerLines } from "../form/use-lines.ts";
import { type UseName, useNames } from "../inputs.ts";
import { type Owner, passesCreditOn, type WorksheetAnswers } from "../worksheet-answers.ts";

/** One owner with the lines of that owner's own return. */
export type OwnerResult = Readonly<ReturnType<typeof computeOwners>[number]>;

/**
 * The owners of a partnership or S corporation. Until they are entered it is one owner with the
 * whole credit, whose tax is what was entered for the return.
 */
export function ownersOf({ owners, numbers }: WorksheetAnswers): readonly Owner[] {
  if (owners.length > 0) return owners;
  const { netIncomeTax, netRegularTax, tentativeMinimumTax, businessTax, ownerRate } = numbers;
  const taxes = { netIncomeTax, netRegularTax, tentativeMinimumTax, businessTax };
  return [{ name: "", share: 1, ...taxes, ownerRate }];
}

export const sumOfShares = (owners: readonly Owner[]): number =>
  withoutBinaryNoise(owners.reduce((sum, { share }) => sum + (share ?? 0), 0));

const isOwners = (name: AnyNumber): name is UseName =>
  (useNames as readonly AnyNumber[]).includes(name);

/** Empty for a filer that uses the credit itself. `entity` gives the numbers of the form. */
export function computeOwners(answers: WorksheetAnswers, entity: Numbers) {
  if (!passesCreditOn(answers.entity)) return [];
  const owners = ownersOf(answers);
  const shares = owners.map(({ share }) => share ?? 0);
  const lines = ownerLines(answers.taxYear, answers.entity);
  return owners.map((owner, index) => {
    const { lines: computed, values } = computeLines(lines, {
      ...entity,
      input: (name) => (isOwners(name) ? owner[name] : entity.input(name)),
      part: (whole) => ({
        value: shareOut(roundToDollar(whole * sumOfShares(owners)), shares)[index] ?? null,
        get share() {
          return formatFraction(owner.share ?? 0);
        },
      }),
    });
    return {
      owner,
      /** From 1, in the order of the page. */
      number: index + 1,
      lines: computed,
      /** The amount of a line; 0 where it is not available. */
      amount: (line: LineName) => values.get(line) ?? 0,
    };
  });
}

/** The rate at which the owners together would lose a deduction; `null` until each one's is given. */
export function ratesTogether(owners: readonly Owner[]): number | null {
  const shares = sumOfShares(owners);
  if (shares === 0 || owners.some(({ ownerRate }) => ownerRate === null)) return null;
  const weighted = owners.map(({ share, ownerRate }) => (share ?? 0) * (ownerRate ?? 0));
  return withoutBinaryNoise(weighted.reduce((sum, one) => sum + one, 0) / shares);
}
