import fc from "fast-check";
import {
  boxNames,
  choices,
  inputs,
  memberExpenses,
  ownNumberNames,
  returnKindsIn,
  useNames,
  type WorksheetYear,
} from "#calculations/section-41/inputs.ts";
import {
  componentAmountNames,
  componentTypes,
  type OfTaxYear,
  recordOf,
  type WorksheetAnswers,
  workpaperFields,
} from "#calculations/section-41/worksheet-answers.ts";

const amount = fc.option(fc.oneof(fc.nat(1_000_000), fc.integer({ min: 0, max: 999_999_999_999 })));
const share = fc.option(fc.integer({ min: 0, max: 10_000 }).map((value) => value / 10_000));
const text = fc.stringMatching(/^[ -~\u00e4\u00df\u2013\u201c\u201d\u20ac]{0,40}$/);
const day = fc.constantFrom("", "2025-03-14");
const shares = ownNumberNames.filter((name) => inputs[name].kind === "fraction");

const memberId = { ein: text, activityCode: text };
const owner = fc.record({
  ...recordOf(useNames, amount),
  ...{ name: text, share, ownerRate: share },
});
const member = fc.record({ ...memberId, name: text, ...recordOf(memberExpenses, amount) });
const component = fc.record({
  ...{ name: text, informationSought: text, type: fc.constantFrom(...componentTypes) },
  ...recordOf(componentAmountNames, amount),
});

const anyTaxYear = (taxYear: WorksheetYear): fc.Arbitrary<OfTaxYear> =>
  fc.record({
    returnKind: fc.constantFrom(...returnKindsIn(taxYear)),
    claimedBefore: fc.constantFrom(null, ...choices.claimedBefore),
    methodUsed: fc.constantFrom(...choices.methodUsed),
    boxes: fc.record(recordOf(boxNames, fc.boolean())),
    numbers: fc.record({
      ...recordOf(ownNumberNames, amount),
      ...recordOf(shares, share),
      contractShare: fc.constantFrom(0.65, 0.75, 1),
      historyYears: fc.option(fc.nat(60)),
      firstYearWithReceipts: fc.option(fc.integer({ min: 2015, max: 2026 })),
    }),
    owners: fc.array(owner, { maxLength: 3 }),
    group: fc.record({
      ...{ ...memberId, designatedMember: text },
      otherMembers: fc.array(member, { maxLength: 3 }),
    }),
    amended: fc.record({
      ...{ filedOn: day, researchCosts: amount },
      capitalized: fc.constantFrom("yes", "no", null),
    }),
    components: fc.array(component, { maxLength: 53 }),
    documented: fc.array(text, { maxLength: 8 }),
  });

const byYear = fc.dictionary(fc.integer({ min: 2015, max: 2026 }).map(String), fc.nat(999_999_999));

/** A worksheet with any field filled, another tax year of it too. For tests. */
export const anyWorksheet: fc.Arbitrary<WorksheetAnswers> = fc
  .constantFrom(...choices.taxYear)
  .chain((taxYear) => {
    const other = taxYear === 2024 ? 2025 : 2024;
    return fc
      .record({
        ofTaxYear: anyTaxYear(taxYear),
        entity: fc.constantFrom(...choices.entity),
        ...{ qres: byYear, receipts: byYear },
        workpaper: fc.record({ ...recordOf(workpaperFields, text), date: day }),
        otherYears: anyTaxYear(other).map((one) => ({ [other]: one })),
      })
      .map(({ ofTaxYear, ...rest }) => ({ taxYear, ...rest, ...ofTaxYear }));
  });
