import { sensitivityOf } from "#calculations/rd-credit/comparisons/sensitivity.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { formatChange, percentOf } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { type Answers, toPracticeAnswers } from "../answers/answers.ts";
import { effectLines } from "./effect-lines.ts";

const words = rdCalculatorResult.sensitivity;

export function Sensitivity({ answers }: { answers: Answers }) {
  const lines = effectLines(sensitivityOf(toPracticeAnswers(answers)));
  const largest = Math.max(...lines.map(({ effectInUsd }) => Math.abs(effectInUsd)));
  return (
    <>
      <p>{words.intro}</p>
      <ChartFrame title={words.figure} titleHidden>
        <LedgerTable
          rows={lines.map(({ label, effectInUsd }) => ({
            label,
            value: formatChange(effectInUsd),
            drawing: (
              <svg className="chart-row-bar" aria-hidden="true">
                <rect width="100%" height="100%" className="fill-track" />
                <rect
                  width={percentOf(Math.abs(effectInUsd), largest)}
                  height="100%"
                  className={effectInUsd < 0 ? "fill-tone-2" : "fill-tone"}
                />
              </svg>
            ),
          }))}
        />
      </ChartFrame>
    </>
  );
}
