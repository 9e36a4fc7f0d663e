import { isRecord } from "#browser/kept-for-a-day.ts";
import { boxNames, numberNames } from "#calculations/section-41/inputs.ts";

const history = /^history(Expenses|Receipts)(\d+)$/;

/**
 * Converts the answers of a version 1 file (November 2026). Inputs that it did not have are left
 * unanswered. It stored an empty amount as 0, and 'Amended or late' was one kind of return. The
 * result is checked like the answers of every other file.
 */
export function answersOfVersion1(answers: unknown): unknown {
  if (!isRecord(answers) || !isRecord(answers.amounts)) return undefined;
  const { amounts } = answers;
  const notZero = (value: unknown) => (value === 0 ? null : value);
  const before: Readonly<Record<string, unknown>> = {
    contractShare: answers.contractShareAsFraction,
    fixedBase: answers.fixedBaseAsFraction,
    ownerRate: notZero(answers.ownerRateAsFraction),
    historyYears: historyYears(answers),
    firstYearWithReceipts: answers.firstYearWithReceipts,
    netRegularTax: null,
    businessTax: null,
  };
  const number = (name: string) => {
    if (name in before) return before[name];
    const [, what, year] = history.exec(name) ?? [];
    if (what === undefined) return notZero(amounts[name]);
    const years = answers[`history${what}`];
    return Array.isArray(years) ? notZero(years[Number(year) - 1]) : undefined;
  };
  const boxes: Readonly<Record<string, unknown>> = {
    ...answers,
    startUpHistory: answers.fixedBaseFrom === "history",
    simplifiedElected: false,
  };
  return {
    taxYear: answers.taxYear,
    returnKind: answers.returnKind === "original" ? "timely" : answers.returnKind,
    entity: answers.entity,
    claimedBefore: null,
    boxes: Object.fromEntries(boxNames.map((name) => [name, boxes[name]])),
    numbers: Object.fromEntries(numberNames.map((name) => [name, number(name)])),
    components: Array.isArray(answers.components) ? answers.components.map(component) : undefined,
    documented: answers.documented,
  };

  function component(one: unknown): unknown {
    if (!isRecord(one) || !isRecord(one.amounts)) return undefined;
    const amountsOfOne = Object.entries(one.amounts).map(([name, value]) => [name, notZero(value)]);
    return { ...one, amounts: Object.fromEntries(amountsOfOne) };
  }
}

/**
 * The field's initial value was 1, so a visitor may not have typed it. Without receipts it would
 * now make the tax year the practice's first.
 */
function historyYears({ amounts, ...answers }: Readonly<Record<string, unknown>>): unknown {
  const years = answers.historyYears;
  if (years !== 1) return years === 0 ? null : years;
  const receipts = ["receipts1", "receipts2", "receipts3", "receipts4"];
  const given = isRecord(amounts) && receipts.some((name) => amounts[name] !== 0);
  return answers.fixedBaseFrom === "history" && given ? years : null;
}
