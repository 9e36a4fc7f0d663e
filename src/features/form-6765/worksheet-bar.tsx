import close from "lucide:x";
import { useEffect, useRef } from "react";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
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
    <section
      ref={bar}
      className="on-sheet sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-t-sheet border border-line-strong border-t-4 border-t-pine bg-sheet py-1 pr-2 pl-3 shadow-[0_-18px_36px_-24px_rgb(8_47_40_/_0.45)] lg:px-4 lg:py-2 print:hidden"
      aria-label={words.label}
    >
      <AlertRegion
        kind="status"
        tone={notice?.tone}
        className="worksheet-notice not-empty:mt-1 not-empty:flex basis-full not-empty:flex-wrap not-empty:items-center not-empty:gap-x-3 not-empty:gap-y-1 not-empty:py-0 not-empty:pr-0 not-empty:pl-3 not-empty:text-sm"
      >
        {notice ? (
          <>
            <p className="flex-[1_1_12rem] py-1 leading-[1.35]">{notice.text}</p>
            {notice.actions?.map(({ label, run }) => (
              <SmallButton key={label} onClick={run}>
                {label}
              </SmallButton>
            ))}
            <button
              type="button"
              className="grid size-11 flex-none place-items-center rounded-control"
              aria-label={words.close}
              onClick={() => props.notify(undefined)}
            >
              <Icon drawing={close} className="size-5" />
            </button>
          </>
        ) : null}
      </AlertRegion>
      <p className="text-sm leading-[1.2]">
        {inYear(words.credit, actionProps.answers.taxYear)}{" "}
        <output className="tabular-digits block font-medium font-serif text-[1.25rem]/[1.1] md:mx-1.5 md:inline md:text-[1.375rem]">
          {formatUsd(worksheet.amount("30"))}
        </output>{" "}
        <span className="hidden text-ink-3 lg:inline">{words.method[worksheet.usedMethod]}</span>
      </p>
      <WorksheetActions {...actionProps} />
    </section>
  );
}
