import { type Warning, warningsFor } from "#calculations/section-41/filing/warnings.ts";
import { lineNumber } from "#calculations/section-41/form/face-of-2023.ts";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear, listed } from "../law-in-worksheet.ts";

const words = worksheetWords.warnings;

export function WarningsList(props: { answers: WorksheetAnswers; worksheet: Worksheet }) {
  const { answers, worksheet } = props;
  const warnings = warningsFor(answers, worksheet);
  if (warnings.length === 0)
    return <p>{worksheet.amount("48") === 0 ? words.nothing : words.clear}</p>;
  return (
    <ul className="worksheet-warnings">
      {warnings.map((warning) => (
        <li key={warning.id} data-warning={warning.id}>
          {inYear(words[wordsFor(warning)], answers.taxYear, numbersOf(warning, answers.taxYear))}
        </li>
      ))}
    </ul>
  );
}

/** Truncated, not rounded, because 79.97% must not read as the 80% that it misses. */
const percent = (share: number) => formatFraction(Math.floor(share * 1000) / 1000);

const wordsFor = (warning: Warning) => ("components" in warning ? "do-not-sum" : warning.id);

function numbersOf(warning: Warning, taxYear: WorksheetYear): Record<string, string> {
  if ("components" in warning)
    return {
      kind: words.kinds[warning.id],
      components: formatUsd(warning.components),
      line: lineNumber(warning.line, taxYear),
      amount: formatUsd(warning.amount),
    };
  switch (warning.id) {
    case "no-component":
      return {};
    case "no-name":
    case "nothing-sought":
      return { numbers: listed(warning.numbers) };
    case "components-below-share":
      return { share: percent(warning.describedAsFraction) };
    case "wages-taken-whole":
      return { wages: formatUsd(warning.wages) };
    default:
      return { share: percent(warning.shareAsFraction) };
  }
}
