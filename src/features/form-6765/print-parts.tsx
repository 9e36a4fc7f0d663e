import { useEffect, useState } from "react";
import { inputNames } from "#calculations/section-41/inputs.ts";
import { isAsked, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { disclaimer, firm, firmTimeZone } from "#content/firm.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { givenWorkpaper, labelOf, valueInWords } from "./input-words.ts";
import { givenOwnerInputs } from "./owner-words.ts";

const words = worksheetWords;

/** Replaces the fields in print: the firm, the date and what was entered. */
export function PrintHead({ answers, blank }: { answers: WorksheetAnswers; blank: boolean }) {
  // Set in the browser, because the prerendered page knows neither date nor host.
  const [prepared, setPrepared] = useState("");
  useEffect(() => {
    const date = formatDate(today(firmTimeZone));
    setPrepared(fillIn(words.print.prepared, { date, firm: firm.name, host: location.host }));
  }, []);
  return (
    <div className="worksheet-paper" aria-hidden="true">
      <header>
        <RxMark className="h-8" />
        <p>{prepared}</p>
      </header>
      <p className="worksheet-paper-title">
        {form6765Page.title}, {answers.taxYear}
      </p>
      <dl className="worksheet-paper-workpaper">
        {givenWorkpaper(answers).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {blank ? null : <GivenInputs answers={answers} />}
    </div>
  );
}

function GivenInputs({ answers }: { answers: WorksheetAnswers }) {
  return (
    <>
      <p className="worksheet-paper-heading">{words.print.inputs}</p>
      <dl>
        {[...givenInputs(answers), ...givenOwnerInputs(answers)].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function givenInputs(answers: WorksheetAnswers): { label: string; value: string }[] {
  return inputNames
    .filter((name) => isAsked(name, answers))
    .flatMap((name) => {
      const value = valueInWords(name, answers);
      return value === null ? [] : [{ label: labelOf(name, answers.taxYear), value }];
    });
}

export function PrintFoot() {
  return (
    <div className="worksheet-paper worksheet-paper-foot" aria-hidden="true">
      <p>{words.print.caveat}</p>
      <p>{form6765Page.face.text}</p>
      <p>{disclaimer.full}</p>
    </div>
  );
}
