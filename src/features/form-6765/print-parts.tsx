import { useEffect, useState } from "react";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { disclaimer, firm, firmTimeZone } from "#content/firm.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { givenInputs } from "./given-inputs.ts";

const words = worksheetWords;

/** On paper, in the place of the fields: whose sheet it is, from when, and what was entered. */
export function PrintHead({ answers }: { answers: WorksheetAnswers }) {
  // Day and host are the browser's: the prerendered page does not know them.
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
      <p className="worksheet-paper-heading">{words.print.inputs}</p>
      <dl>
        {givenInputs(answers).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function PrintFoot() {
  return (
    <div className="worksheet-paper worksheet-paper-foot" aria-hidden="true">
      <p>{words.print.caveat}</p>
      <p>{form6765Page.faceNote}</p>
      <p>{disclaimer.full}</p>
    </div>
  );
}
