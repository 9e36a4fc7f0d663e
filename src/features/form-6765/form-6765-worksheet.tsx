import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { useToday } from "#browser/use-today.ts";
import { whatToFile } from "#calculations/section-41/filing/what-to-file.ts";
import { type WorksheetYear, worksheetYears } from "#calculations/section-41/inputs.ts";
import { computeWorksheet, type Worksheet } from "#calculations/section-41/worksheet.ts";
import { isBlank, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import type { CalendarDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { ComponentsEntry } from "./entry/components-entry.tsx";
import { InputEntry, RecordsChecklist, WorkpaperEntry } from "./entry/entry-groups.tsx";
import { InputField, useHelpKey } from "./entry/fields.tsx";
import { ReturnEntry } from "./entry/group-entry.tsx";
import { UseEntry } from "./entry/owners-entry.tsx";
import { PrintFoot, PrintHead } from "./print-parts.tsx";
import { FilingVerdict } from "./result/filing-verdict.tsx";
import { FormSection } from "./result/form-section.tsx";
import { GroupStatement } from "./result/group-statement.tsx";
import { LoadedPackage } from "./result/loaded-package.tsx";
import { MethodTable } from "./result/method-table.tsx";
import { SectionsEAndG } from "./result/other-sections.tsx";
import { UseResult } from "./result/use-result.tsx";
import { MethodVerdict, PayrollVerdict } from "./result/verdicts.tsx";
import { WarningsList } from "./result/warnings-list.tsx";
import { samplePractice } from "./sample-practice.ts";
import { openFile } from "./shelf/arrivals.ts";
import { SheetsList } from "./shelf/sheets-list.tsx";
import type { Shelf } from "./shelf/shelf.ts";
import { useShelf } from "./shelf/use-shelf.ts";
import { WorksheetBar } from "./worksheet-bar.tsx";
import "./form-6765.css";

const words = worksheetWords;
const latestYear: WorksheetYear = worksheetYears[worksheetYears.length - 1] ?? 2026;

/** Rendered as the island `form-6765-worksheet`: the inputs beside the lines that they fill in. */
export function Form6765Worksheet({ builtOn }: { builtOn: CalendarDate }) {
  const { shelf, state } = useShelf(latestYear);
  useHelpKey();
  const today = useToday(firmTimeZone, builtOn);
  const { answers } = state.sheet;
  const blank = isBlank(answers);
  const worksheet = useMemo(() => computeWorksheet(answers), [answers]);
  const sheet = { answers, worksheet, blank, today, change: shelf.change };
  return (
    <div className="form-6765 pb-16 print:pb-0 print:text-[8.5pt]">
      <PrintHead answers={answers} blank={blank} />
      <noscript>
        <p className="pb-8 text-ink-2">{form6765Page.withoutScript}</p>
      </noscript>
      {blank ? (
        <div className="on-sheet mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-sheet border border-line bg-sheet px-5 py-4 print:hidden">
          <div className="flex-[1_1_20rem]">
            <h2>{words.start.heading}</h2>
            <p className="mt-1 max-w-[42em] text-ink-2">{words.start.text}</p>
          </div>
          <SmallButton
            onClick={() => shelf.add(samplePractice(answers.taxYear), words.start.loaded)}
          >
            {words.start.button}
          </SmallButton>
        </div>
      ) : null}
      <SheetsList shelf={shelf} state={state} />
      <WorksheetRows key={state.opened} isAnother={state.opened > 0} {...sheet} />
      <WorksheetBar
        answers={answers}
        worksheet={worksheet}
        notice={state.notice}
        notify={shelf.notify}
        clear={shelf.clear}
        open={(file) => openFile(shelf, file)}
      />
      <PrintFoot />
    </div>
  );
}

/**
 * The fields of one sheet. They begin anew with another. Drawn again only when its answers change,
 * and not when the list of worksheets has been read after hydration.
 */
const WorksheetRows = memo(function WorksheetRows(props: {
  /** Not the first since the page was opened. */
  isAnother: boolean;
  answers: WorksheetAnswers;
  worksheet: Worksheet;
  blank: boolean;
  today: CalendarDate;
  change: Shelf["change"];
}) {
  const { isAnother, answers, worksheet, blank, today, change } = props;
  const start = useRef<HTMLDivElement>(null);
  // The button that opened it may be gone, and another sheet may be shorter.
  useEffect(() => {
    if (isAnother) start.current?.focus();
  }, [isAnother]);
  useLinesLaidOut(start);
  const file = whatToFile(answers, worksheet, today);
  const entry = { answers, change };
  const result = { answers, worksheet };
  const lines = { worksheet, taxYear: answers.taxYear, blank };
  return (
    <>
      <div
        ref={start}
        tabIndex={-1}
        className="worksheet-row worksheet-wide worksheet-start focus:outline-none"
      >
        <WorkpaperEntry {...entry} />
      </div>
      <SectionLinks taxYear={answers.taxYear} />
      <Row place="file" entry={<ReturnEntry {...entry} />}>
        <h2>{words.groups.file}</h2>
        <FilingVerdict {...result} file={file} />
        <LoadedPackage {...result} />
      </Row>
      {sectionOf.map(([group, section]) => (
        <Row key={group} place={group} entry={<InputEntry group={group} {...entry} />}>
          <FormSection section={section} {...lines} />
        </Row>
      ))}
      <Row
        place="method"
        entry={
          <div className="worksheet-lines">
            <h2>{words.groups.method}</h2>
            {blank ? null : <MethodTable {...result} />}
            <MethodVerdict {...result} change={change} />
            <InputField name="methodUsed" {...entry} />
          </div>
        }
      >
        <FormSection section="C" {...lines} />
      </Row>
      <GroupStatement {...result} blank={blank} />
      <Row
        place="elections"
        entry={
          <div className="grid content-start gap-8">
            <InputEntry group="smallBusiness" {...entry} />
            <InputEntry group="elections" {...entry} />
          </div>
        }
      >
        <FormSection section="D" {...lines} />
        <PayrollVerdict {...result} change={change} />
      </Row>
      <Row place="use" entry={<UseEntry {...entry} />}>
        <UseResult {...result} blank={blank} change={change} />
      </Row>
      <Row place="components" entry={<ComponentsEntry {...entry} />}>
        <SectionsEAndG answers={answers} blank={blank} />
      </Row>
      <Row place="stand" entry={<InputEntry group="totals" {...entry} />}>
        <h2>{words.groups.stand}</h2>
        <WarningsList {...result} />
      </Row>
      <div className="worksheet-row worksheet-wide worksheet-records">
        <RecordsChecklist {...entry} />
      </div>
    </>
  );
});

/** Inputs, and the section of the form that they fill in. */
const sectionOf = [
  ["expenses", "F"],
  ["regular", "A"],
  ["before", "B"],
] as const;

/** One section a frame, so that a tap or a scroll comes in between. */
function useLinesLaidOut(start: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lines = [...(start.current?.parentElement?.querySelectorAll(".worksheet-lines") ?? [])];
    let frame = requestAnimationFrame(layOutNext);
    function layOutNext() {
      lines.shift()?.setAttribute("data-laid-out", "");
      if (lines.length > 0) frame = requestAnimationFrame(layOutNext);
    }
    return () => cancelAnimationFrame(frame);
  }, [start]);
}

const places = [
  ...(["file", "expenses", "regular", "before", "method"] as const),
  ...(["elections", "use", "components", "stand"] as const),
];

function SectionLinks({ taxYear }: { taxYear: WorksheetYear }) {
  return (
    <nav
      className="flex flex-wrap gap-x-5 border-line-strong border-t py-2 print:hidden"
      aria-label={words.places}
    >
      {places.map((place) => (
        <a key={place} href={`#worksheet-${place}`} className="py-2.5 text-sm underline">
          {fillIn(words.groups[place], { year: taxYear })}
        </a>
      ))}
    </nav>
  );
}

/** On a phone the lines are below their inputs; where there is room they are beside them. */
function Row(props: { place: (typeof places)[number]; entry: ReactNode; children: ReactNode }) {
  return (
    <div className="worksheet-row" id={`worksheet-${props.place}`}>
      {props.entry}
      <div className="worksheet-lines">{props.children}</div>
    </div>
  );
}
