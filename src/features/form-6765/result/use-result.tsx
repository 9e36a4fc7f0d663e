import {
  passesCreditOn,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { FormSection } from "./form-section.tsx";
import { OwnersLines, OwnersTable } from "./owners-result.tsx";
import { UseVerdict } from "./use-verdict.tsx";
import { ReducedCreditVerdict, type VerdictProps } from "./verdicts.tsx";

/** Section 280C and the limits on use: on this return, or on each owner's. */
export function UseResult(
  props: VerdictProps & {
    blank: boolean;
    change: (part: Partial<WorksheetAnswers>, undoText?: string) => void;
  },
) {
  const { answers, worksheet, blank, change } = props;
  const result = { answers, worksheet };
  const lines = { worksheet, taxYear: answers.taxYear, blank };
  const passesOn = passesCreditOn(answers.entity);
  return (
    <>
      <FormSection section="280C" {...lines} />
      <ReducedCreditVerdict {...result} change={change} />
      <FormSection section="use" {...lines} />
      {passesOn ? (
        <>
          {blank ? null : <OwnersTable {...result} />}
          <OwnersLines {...result} blank={blank} />
        </>
      ) : (
        <UseVerdict {...result} />
      )}
    </>
  );
}
