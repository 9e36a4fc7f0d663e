import type { ReactNode } from "react";
import { type WorksheetYear, worksheetYears } from "#calculations/section-41/inputs.ts";
import { whatToFile } from "#calculations/section-41/what-to-file.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { today } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { ComponentsEntry } from "./entry/components-entry.tsx";
import { InputEntry } from "./entry/entry-groups.tsx";
import { RecordsChecklist } from "./entry/records-checklist.tsx";
import { PrintFoot, PrintHead } from "./print-parts.tsx";
import { FilingVerdict } from "./result/filing-verdict.tsx";
import { FormSection } from "./result/form-section.tsx";
import { SectionE, SectionG } from "./result/other-sections.tsx";
import {
  MethodVerdict,
  PayrollVerdict,
  ReducedCreditVerdict,
  UseVerdict,
} from "./result/verdicts.tsx";
import { WarningsList } from "./result/warnings-list.tsx";
import { useWorksheet } from "./use-worksheet.ts";
import { WorksheetActions } from "./worksheet-actions.tsx";
import "./form-6765.css";

const words = worksheetWords;
const latestYear: WorksheetYear = worksheetYears[worksheetYears.length - 1] ?? 2026;

/** Rendered as the island `form-6765-worksheet`: the inputs beside the lines that they fill in. */
export function Form6765Worksheet() {
  const { answers, notice, change, say, undo, clear, open } = useWorksheet(latestYear);
  const worksheet = computeWorksheet(answers);
  const file = whatToFile(answers, worksheet, today(firmTimeZone));
  const entry = { answers, change };
  const result = { answers, worksheet };
  const lines = { worksheet, taxYear: answers.taxYear };
  return (
    <div className="form-6765">
      <PrintHead answers={answers} />
      <noscript>
        <p className="worksheet-lede pb-8">{form6765Page.withoutScript}</p>
      </noscript>
      <Row entry={<InputEntry group="return" {...entry} />}>
        <h2>{words.groups.file}</h2>
        <FilingVerdict {...result} file={file} />
      </Row>
      <Row entry={<InputEntry group="expenses" {...entry} />}>
        <FormSection section="F" {...lines} />
      </Row>
      <Row entry={<InputEntry group="regular" {...entry} />}>
        <FormSection section="A" {...lines} />
      </Row>
      <Row entry={<InputEntry group="before" {...entry} />}>
        <FormSection section="B" {...lines} />
      </Row>
      <Row
        entry={
          <div className="worksheet-lines">
            <h2>{words.groups.method}</h2>
            <MethodVerdict {...result} />
          </div>
        }
      >
        <FormSection section="C" {...lines} />
      </Row>
      <Row
        entry={
          <div className="worksheet-entries">
            <InputEntry group="smallBusiness" {...entry} />
            <InputEntry group="elections" {...entry} />
          </div>
        }
      >
        <FormSection section="D" {...lines} />
        <PayrollVerdict {...result} />
      </Row>
      <Row entry={<InputEntry group="use" {...entry} />}>
        <FormSection section="280C" {...lines} />
        <ReducedCreditVerdict {...result} />
        <FormSection section="use" {...lines} />
        <UseVerdict {...result} />
      </Row>
      <Row entry={<ComponentsEntry {...entry} />}>
        <SectionE answers={answers} />
        {answers.components.length > 0 ? <SectionG components={answers.components} /> : null}
      </Row>
      <Row entry={<InputEntry group="totals" {...entry} />}>
        <h2>{words.groups.stand}</h2>
        <WarningsList {...result} />
      </Row>
      <div className="worksheet-row worksheet-records">
        <RecordsChecklist {...entry} />
      </div>
      <div className="worksheet-bar on-sheet">
        <div className="worksheet-total on-sheet">
          <AlertRegion kind="status" tone={notice?.tone} className="worksheet-notice">
            {notice ? (
              <>
                <p>{notice.text}</p>
                {notice.undo ? (
                  <Button variant="quiet" size="small" onClick={undo}>
                    {words.actions.undo}
                  </Button>
                ) : null}
              </>
            ) : null}
          </AlertRegion>
          <p>
            {words.bar.credit} <output>{formatUsd(worksheet.amount("30"))}</output>{" "}
            <span>{words.bar.method[worksheet.method]}</span>
          </p>
        </div>
        <WorksheetActions answers={answers} onOpen={open} onClear={clear} say={say} />
      </div>
      <PrintFoot />
    </div>
  );
}

/** On a phone the lines are below their inputs; where there is room they are beside them. */
function Row({ entry, children }: { entry: ReactNode; children: ReactNode }) {
  return (
    <div className="worksheet-row">
      {entry}
      <div className="worksheet-lines">{children}</div>
    </div>
  );
}
