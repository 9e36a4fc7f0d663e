import { useEffect, useState } from "react";
import { inputNames } from "#calculations/section-41/inputs.ts";
import { isAsked, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { givenWorkpaper, labelOf, valueInWords } from "./input-words.ts";
import { givenOwnerInputs } from "./owner-words.ts";

const words = worksheetWords;
const paperLook = "hidden text-[8.5pt] leading-[1.4] print:block";

/** Replaces the fields in print: the firm, the date and what was entered. */
export function PrintHead({ answers, blank }: { answers: WorksheetAnswers; blank: boolean }) {
  // Set in the browser, because the prerendered page knows neither date nor host.
  const [prepared, setPrepared] = useState("");
  useEffect(() => {
    const date = formatDate(today(firmTimeZone));
    setPrepared(fillIn(words.print.prepared, { date, firm: firm.name, host: location.host }));
  }, []);
  return (
    <div className={paperLook} aria-hidden="true">
      <header className="flex items-end justify-between border-pine border-t-[2.5mm] pt-[4mm] text-pine [print-color-adjust:exact]">
        <RxMark className="h-8" />
        <p>{prepared}</p>
      </header>
      <p className="mt-[3mm] font-medium font-serif text-[21pt]/[1.2]">
        {form6765Page.title}, {answers.taxYear}
      </p>
      <GivenList
        className="[&_dd]:whitespace-pre-line [&_dd]:text-right"
        given={givenWorkpaper(answers)}
      />
      {blank ? null : (
        <>
          <p className="mt-[4mm] font-medium font-serif text-[13pt]/[1.2]">{words.print.inputs}</p>
          <GivenList given={[...givenInputs(answers), ...givenOwnerInputs(answers)]} />
        </>
      )}
    </div>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

function GivenList({ given, className = "" }: { given: readonly Fact[]; className?: string }) {
  return (
    <dl className={`mt-[2mm] columns-2 gap-x-[8mm] ${className}`}>
      {given.map(({ label, value }) => (
        <div
          key={label}
          className="flex break-inside-avoid justify-between gap-x-[4mm] border-b border-dashed border-line-strong py-[0.6mm]"
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function givenInputs(answers: WorksheetAnswers): Fact[] {
  return inputNames
    .filter((name) => isAsked(name, answers))
    .flatMap((name) => {
      const value = valueInWords(name, answers);
      return value === null ? [] : [{ label: labelOf(name, answers.taxYear), value }];
    });
}

export function PrintFoot() {
  return (
    <div className={`${paperLook} *:mt-[2mm] *:text-ink-2`} aria-hidden="true">
      <p>{words.print.caveat}</p>
      <p>{form6765Page.face.text}</p>
      <p>{disclaimer.full}</p>
    </div>
  );
}
