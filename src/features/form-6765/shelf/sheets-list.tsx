import { memo, type ReactNode, useId, useState } from "react";
import { download } from "#browser/download.ts";
import { worksheetYears } from "#calculations/section-41/inputs.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { dateFormat } from "#wording/formats.ts";
import { formatUsd } from "#wording/numbers.ts";
import { optionLabel } from "../input-words.ts";
import { inYear } from "../law-in-worksheet.ts";
import { writeAll } from "../worksheet-file.ts";
import { openFile } from "./arrivals.ts";
import { OpenFileButton } from "./open-file-button.tsx";
import { clientOf, nameOf } from "./sheet-names.ts";
import type { Shelf, ShelfState } from "./shelf.ts";
import type { Sheet } from "./stored-sheets.ts";

const { shelf: words } = worksheetWords;

/** Every worksheet that this browser stores, with what can be done with each. */
export function SheetsList({ shelf, state }: { shelf: Shelf; state: ShelfState }) {
  const { sheets, removed, damaged, sheet, keep } = state;
  const [sought, setSought] = useState("");
  const [sort, setSort] = useState("changed");
  const found = inOrder(sheets, sort).filter(({ answers }) =>
    clientOf(answers).toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const heading = useId();
  return (
    <section
      className="on-sheet mb-8 rounded-sheet border border-line border-t-6 border-t-pine bg-sheet px-5 pt-4 pb-2 print:hidden"
      aria-labelledby={heading}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pb-3">
        <h2 id={heading}>{words.heading}</h2>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <SmallButton onClick={shelf.blank}>{words.new}</SmallButton>
          <OpenFileButton onFile={(file) => openFile(shelf, file)}>{words.openFile}</OpenFileButton>
          {sheets.length > 0 ? (
            <SmallButton onClick={() => saveAll(sheets)}>{words.saveAll}</SmallButton>
          ) : null}
        </div>
      </div>
      {sheets.length + damaged.length === 0 ? <p>{words.none}</p> : null}
      {sheets.length > 1 ? (
        <div className="mb-2 grid gap-x-6 gap-y-2 sm:grid-cols-[2fr_1fr]">
          <TextInput label={words.search} value={sought} type="search" onValueChange={setSought} />
          <Select label={words.sort} options={sorts} value={sort} onValueChange={setSort} />
        </div>
      ) : null}
      {sheets.length > 0 && found.length === 0 ? (
        <p role="status">{fillIn(words.noneFound, { text: sought })}</p>
      ) : null}
      <ul className="mb-2 max-h-[36rem] overflow-y-auto">
        {found.map((one) => (
          <SheetRow key={one.id} sheet={one} isOpen={one.id === sheet.id} shelf={shelf} />
        ))}
        {damaged.map((id) => (
          <Row key={id} name={words.damaged} note={words.damagedNote}>
            <RowButton onClick={() => shelf.remove(id)}>{words.delete}</RowButton>
          </Row>
        ))}
      </ul>
      {removed.length > 0 ? <RemovedSheets removed={removed} shelf={shelf} /> : null}
      <Checkbox
        label={words.shared}
        checked={keep === "day"}
        onCheckedChange={(ticked) => shelf.keep(ticked ? "day" : "30-days")}
      />
      <Checkbox
        label={words.keep}
        hint={words.keepNote}
        checked={keep === "until-deleted"}
        onCheckedChange={(ticked) => shelf.keep(ticked ? "until-deleted" : "30-days")}
      />
    </section>
  );
}

function RemovedSheets({ removed, shelf }: { removed: readonly Sheet[]; shelf: Shelf }) {
  return (
    <details className="mb-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        {fillIn(words.removed, { count: removed.length })}
      </summary>
      <p className="text-sm">{words.removedNote}</p>
      <ul>
        {removed.map(({ id, answers, until }) => (
          <Row
            key={id}
            id={`removed-${id}`}
            name={nameOf(answers)}
            note={`${words.keptUntil} ${dayOf(until)}`}
          >
            <RowButton aria-describedby={`removed-${id}`} onClick={() => shelf.putBack(id)}>
              {words.putBack}
            </RowButton>
            <RowButton aria-describedby={`removed-${id}`} onClick={() => shelf.removeForGood(id)}>
              {words.deleteForGood}
            </RowButton>
          </Row>
        ))}
      </ul>
    </details>
  );
}

const dayOf = (until: number): string =>
  Number.isFinite(until) ? dateFormat({ dateStyle: "medium" }).format(until) : words.untilDeleted;

const sorts = (["changed", "client", "taxYear"] as const).map((value) => ({
  value,
  label: words.columns[value],
}));

/** The list has the latest change first. */
function inOrder(sheets: readonly Sheet[], sort: string): readonly Sheet[] {
  const byClient = (a: Sheet, b: Sheet) => clientOf(a.answers).localeCompare(clientOf(b.answers));
  if (sort === "client") return sheets.toSorted(byClient);
  if (sort !== "taxYear") return sheets;
  return sheets.toSorted((a, b) => b.answers.taxYear - a.answers.taxYear || byClient(a, b));
}

/** Not drawn again while another sheet is typed in, because it computes the sheet's line 30. */
const SheetRow = memo(function SheetRow(props: { sheet: Sheet; isOpen: boolean; shelf: Shelf }) {
  const { sheet, isOpen, shelf } = props;
  const { id, answers, changedAt, until } = sheet;
  const { columns } = words;
  const nameId = useId();
  const changed = dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(changedAt);
  const facts = [
    [columns.entity, optionLabel(answers.entity)],
    [inYear(columns.line30, answers.taxYear), formatUsd(computeWorksheet(answers).amount("30"))],
    [columns.changed, changed],
    [words.keptUntil, dayOf(until)],
  ];
  const isNewest = answers.taxYear === worksheetYears.at(-1);
  const actions: readonly (readonly [string, (id: string) => void])[] = [
    ...(isOpen ? [] : [[words.open, shelf.open] as const]),
    [words.copy, shelf.copy],
    ...(isNewest ? [] : [[words.rollForward, shelf.rollForward] as const]),
    [words.delete, shelf.remove],
  ];
  return (
    <Row
      id={nameId}
      isOpen={isOpen}
      name={clientOf(answers)}
      note={
        <>
          {columns.taxYear} {answers.taxYear}
          {isOpen ? <em className="font-semibold not-italic"> ({words.openNow})</em> : null}
        </>
      }
      facts={facts}
    >
      {actions.map(([label, act]) => (
        <RowButton key={label} aria-describedby={nameId} onClick={() => act(id)}>
          {label}
        </RowButton>
      ))}
    </Row>
  );
});

/** One worksheet, with its buttons. */
function Row(props: {
  id?: string;
  isOpen?: boolean;
  name: string;
  note: ReactNode;
  facts?: readonly (readonly string[])[];
  children: ReactNode;
}) {
  const { id, isOpen = false, name, note, facts, children } = props;
  return (
    <li
      className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-line-strong border-t border-dashed px-2 pt-2.5 pb-1.5 aria-[current]:bg-mint-wash lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_17rem] lg:items-center lg:py-1"
      aria-current={isOpen || undefined}
    >
      <p id={id} className="wrap-anywhere">
        <strong>{name}</strong> <span className="block text-ink-2 text-sm">{note}</span>
      </p>
      {facts ? (
        <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm lg:grid lg:grid-cols-[7rem_5rem_1fr_6.5rem]">
          {facts.map(([fact, value]) => (
            <div key={fact} className="flex gap-1.5 lg:block">
              <dt className="text-ink-2">{fact}</dt>
              <dd className="tabular-digits font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 lg:justify-end">{children}</div>
    </li>
  );
}

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
