import { type Warning, warningsFor } from "#calculations/section-41/filing/warnings.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";

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
          {inYear(words[warning.id], answers.taxYear, numbersOf(warning))}
        </li>
      ))}
    </ul>
  );
}

/** Truncated, not rounded, because 79.97% must not read as the 80% that it misses. */
const percent = (share: number) => formatFraction(Math.floor(share * 1000) / 1000);

function numbersOf(warning: Warning): Record<string, string> {
  switch (warning.id) {
    case "no-component":
      return {};
    case "wages-do-not-sum":
      return {
        componentWages: formatUsd(warning.componentWages),
        wages: formatUsd(warning.wages),
      };
    case "components-below-share":
      return { share: percent(warning.describedAsFraction) };
    case "wages-taken-whole":
      return { wages: formatUsd(warning.wages) };
    default:
      return { share: percent(warning.shareAsFraction) };
  }
}
