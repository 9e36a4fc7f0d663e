import close from "lucide:x";
import { useEffect, useRef } from "react";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Icon } from "#design-system/actions/icon.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { inYear } from "./law-in-worksheet.ts";
import type { Notice } from "./shelf/shelf.ts";
import { WorksheetActions, type WorksheetActionsProps } from "./worksheet-actions.tsx";

const { bar: words } = worksheetWords;

interface WorksheetBarProps extends WorksheetActionsProps {
  readonly answers: WorksheetAnswers;
  readonly worksheet: Worksheet;
  readonly notice: Notice | undefined;
}

export function WorksheetBar(props: WorksheetBarProps) {
  const { worksheet, notice, ...actionProps } = props;
  const bar = useRef<HTMLElement>(null);
  // A cleared sheet is shorter, and its end can be above what is in sight.
  useEffect(() => {
    if (notice && bar.current && bar.current.getBoundingClientRect().bottom < 0)
      bar.current.scrollIntoView({ block: "nearest" });
  }, [notice]);
  return (
    <section ref={bar} className="worksheet-bar on-sheet" aria-label={words.label}>
      <AlertRegion kind="status" tone={notice?.tone} className="worksheet-notice">
        {notice ? (
          <>
            <p>{notice.text}</p>
            {notice.actions?.map(({ label, run }) => (
              <Button key={label} variant="quiet" size="small" onClick={run}>
                {label}
              </Button>
            ))}
            <button
              type="button"
              className="worksheet-notice-close"
              aria-label={words.close}
              onClick={() => props.say(undefined)}
            >
              <Icon drawing={close} className="size-5" />
            </button>
          </>
        ) : null}
      </AlertRegion>
      <p className="worksheet-total">
        {inYear(words.credit, actionProps.answers.taxYear)}{" "}
        <output>{formatUsd(worksheet.amount("30"))}</output>{" "}
        <span>{words.method[worksheet.usedMethod]}</span>
      </p>
      <WorksheetActions {...actionProps} />
    </section>
  );
}
