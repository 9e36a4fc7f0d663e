import { memo, useId } from "react";
import { download } from "#browser/download.ts";
import { worksheetYears } from "#calculations/section-41/inputs.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { dateFormat } from "#wording/formats.ts";
import { formatUsd } from "#wording/numbers.ts";
import { optionLabel } from "../input-words.ts";
import { writeAll } from "../worksheet-file.ts";
import { openFile } from "./arrivals.ts";
import { OpenFileButton } from "./open-file-button.tsx";
import { clientOf } from "./sheet-names.ts";
import type { Shelf, ShelfState } from "./shelf.ts";
import type { Sheet } from "./stored-sheets.ts";

const { shelf: words } = worksheetWords;

/** Every worksheet that this browser stores, with what can be done with each. */
export function SheetsList({ shelf, state }: { shelf: Shelf; state: ShelfState }) {
  const { sheets, damaged, sheet, keep } = state;
  const heading = useId();
  return (
    <section
      className="on-sheet mb-8 rounded-sheet border border-line border-t-6 border-t-pine bg-sheet px-5 pt-4 pb-2 print:hidden"
      aria-labelledby={heading}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pb-3">
        <h2 id={heading}>{words.heading}</h2>
        <div className="shelf-actions">
          <Button variant="quiet" size="small" onClick={shelf.blank}>
            {words.new}
          </Button>
          <OpenFileButton onFile={(file) => openFile(shelf, file)}>{words.openFile}</OpenFileButton>
          {sheets.length > 0 ? (
            <Button variant="quiet" size="small" onClick={() => saveAll(sheets)}>
              {words.saveAll}
            </Button>
          ) : null}
        </div>
      </div>
      {sheets.length + damaged.length === 0 ? <p>{words.none}</p> : null}
      <ul className="mb-2 max-h-96 overflow-y-auto">
        {sheets.map((one) => (
          <SheetRow key={one.id} sheet={one} isOpen={one.id === sheet.id} shelf={shelf} />
        ))}
        {damaged.map((id) => (
          <li key={id} className="shelf-row">
            <p>
              <strong>{words.damaged}</strong>
              <span>{words.damagedNote}</span>
            </p>
            <div className="shelf-actions">
              <RowButton onClick={() => shelf.remove(id)}>{words.delete}</RowButton>
            </div>
          </li>
        ))}
      </ul>
      <Checkbox
        label={words.keep}
        hint={words.keepNote}
        checked={keep}
        onCheckedChange={shelf.keep}
      />
    </section>
  );
}

/** Not drawn again while another sheet is typed in, because it computes the sheet's line 30. */
const SheetRow = memo(function SheetRow(props: { sheet: Sheet; isOpen: boolean; shelf: Shelf }) {
  const { sheet, isOpen, shelf } = props;
  const { id, answers, changedAt } = sheet;
  const { columns } = words;
  const nameId = useId();
  const changed = dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(changedAt);
  const facts = [
    [columns.entity, optionLabel(answers.entity)],
    [columns.line30, formatUsd(computeWorksheet(answers).amount("30"))],
    [columns.changed, changed],
  ];
  const button = { "aria-describedby": nameId };
  return (
    <li className="shelf-row" aria-current={isOpen || undefined}>
      <p id={nameId}>
        <strong>{clientOf(answers)}</strong>{" "}
        <span>
          {columns.taxYear} {answers.taxYear}
          {isOpen ? <em className="font-semibold not-italic"> ({words.openNow})</em> : null}
        </span>
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm lg:grid lg:grid-cols-[8rem_7rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1.5 lg:block">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-digits font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="shelf-actions">
        {isOpen ? null : (
          <RowButton {...button} onClick={() => shelf.open(id)}>
            {words.open}
          </RowButton>
        )}
        <RowButton {...button} onClick={() => shelf.copy(id)}>
          {words.copy}
        </RowButton>
        {answers.taxYear === worksheetYears.at(-1) ? null : (
          <RowButton {...button} onClick={() => shelf.rollForward(id)}>
            {words.rollForward}
          </RowButton>
        )}
        <RowButton {...button} onClick={() => shelf.remove(id)}>
          {words.delete}
        </RowButton>
      </div>
    </li>
  );
});

function RowButton(props: { "aria-describedby"?: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer text-leaf text-sm underline underline-offset-3"
      {...props}
    />
  );
}

function saveAll(sheets: readonly Sheet[]): void {
  const text = writeAll(sheets.map(({ answers }) => answers));
  const name = fillIn(words.allFileName, { day: today(firmTimeZone) });
  download(new Blob([text], { type: "application/json" }), `${name}.json`);
}
