import type { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import { UsTileMap } from "#design-system/charts/map/us-tile-map.tsx";
import { figure } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
import { usStates } from "#tax-law/state-credit-rates.ts";
import { formatFigure } from "#wording/figures.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

export function StateCreditMap(words: { title: string; note: string; tableLabel: string }) {
  const values = Object.fromEntries(
    usStates.map(({ code, creditRateAsFraction }) => [code, creditRateAsFraction]),
  );
  const sentences = Object.fromEntries(
    Object.entries(stateCreditLaw).map(([code, { sentence }]) => [code, sentence]),
  );
  return (
    <div className="on-sheet">
      <UsTileMap surface="sheet" values={values} tableNotes={sentences} {...words} />
    </div>
  );
}

export function limitsSlip(words: typeof bloomfieldCfo.limitsSlip) {
  const { taxYear, adjustedGrossIncome: income } = words;
  const share = (label: string, name: FigureName) => {
    const { value } = figure(name, taxYear);
    return {
      label,
      value: formatUsd(income * value),
      formula: `${formatUsd(income)} × ${formatFraction(value)}`,
    };
  };
  return {
    title: words.title,
    subtitle: words.subtitle,
    rows: [
      { label: words.income, value: formatUsd(income) },
      share(words.cash, "charitable-cash-limit"),
      share(words.property, "charitable-appreciated-property-limit"),
      share(words.floor, "charitable-itemizer-floor"),
      {
        label: words.carryforward,
        value: formatFigure(figure("charitable-carryforward-years", taxYear)),
      },
    ],
    footnote: words.footnote,
  };
}
