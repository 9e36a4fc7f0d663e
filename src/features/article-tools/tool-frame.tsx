import { type ReactNode, useId } from "react";
import type { WorkingLine } from "#calculations/working-line.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import "./article-tools.css";

type ArticleToolName = "amended-claims" | "estimated-tax" | "reasonable-pay";

export function ToolFrame(props: {
  /** The island's name. It is also the address of the tool in its article: `#estimated-tax`. */
  name: ArticleToolName;
  words: {
    heading: string;
    lede: string;
    stillNeeded?: string;
    clear: string;
    stays: string;
    withoutScript: string;
  };
  form: ReactNode;
  /** Names of the fields without which the visitor's own result is not, or only partly, computed. */
  needed?: readonly string[];
  isExample?: boolean;
  onClear: () => void;
  /** What is computed: the worked example until enough is entered. */
  children: ReactNode;
}) {
  const { name, words, form, needed = [], isExample = false, onClear, children } = props;
  const headingId = useId();
  return (
    <section
      id={name}
      className="article-tool my-11 pt-6 border-t-3 border-leaf lining-nums"
      aria-labelledby={headingId}
    >
      <h3 id={headingId} className="text-2xl leading-[1.15]">
        {words.heading}
      </h3>
      <p className="mt-2 text-ink-2">{words.lede}</p>
      <noscript>
        <p className="mt-2 text-ink-2">{words.withoutScript}</p>
      </noscript>
      <Box className="mt-5 p-5 sm:p-7">
        <form noValidate onSubmit={(event) => event.preventDefault()} className="print:hidden">
          {form}
          <div aria-live="polite" className="not-empty:mt-6">
            {needed.length > 0 ? (
              <Checklist title={words.stillNeeded ?? ""} items={needed} />
            ) : null}
          </div>
          <p className="mt-6 text-sm text-ink-3">{words.stays}</p>
          <p className="mt-3">
            <SmallButton type="reset" onClick={onClear}>
              {words.clear}
            </SmallButton>
          </p>
        </form>
      </Box>
      {/* Dimmed while the visitor's own entries are not enough yet. Still readable: 4.5 to 1. */}
      <div
        className="article-tool-result *:min-w-0 grid gap-7 mt-7 data-dimmed:grayscale"
        data-dimmed={(isExample && needed.length > 0) || undefined}
      >
        {children}
      </div>
    </section>
  );
}

/** The fields of a tool, by the names of its entries. */
export function toolFields<Name extends string>(
  entries: Readonly<Record<Name, string>>,
  onChange: (changed: Partial<Record<Name, string>>) => void,
  maxDigits: number,
) {
  const control = (name: Name, label: string) => ({
    label,
    value: entries[name],
    onValueChange: (value: string) => onChange({ [name]: value } as Record<Name, string>),
  });
  return {
    amount: (name: Name, label: string, hint?: string) => (
      <MoneyInput {...control(name, label)} hint={hint} maxDigits={maxDigits} />
    ),
    choice: <Value extends string>(
      name: Name,
      label: string,
      values: readonly Value[],
      labelOf: (value: Value) => string,
    ) => (
      <Select
        {...control(name, label)}
        options={values.map((value) => ({ value, label: labelOf(value) }))}
      />
    ),
    /** `yes` or empty. */
    tick: (name: Name, label: string) => (
      <div className="tool-wide">
        <Checkbox
          label={label}
          checked={entries[name] === "yes"}
          onCheckedChange={(checked) => control(name, label).onValueChange(checked ? "yes" : "")}
        />
      </div>
    ),
  };
}

/** Labels of the empty fields among these, once something is entered anywhere. */
export function stillNeeded<E extends Readonly<Record<string, string>>>(
  entries: E,
  first: E,
  labels: Partial<Record<keyof E, string>>,
): string[] {
  const isStarted = Object.keys(first).some((name) => entries[name] !== first[name]);
  if (!isStarted) return [];
  return Object.entries(labels).flatMap(([name, label]) => (entries[name] || !label ? [] : label));
}

export interface Worked {
  /** True while the visitor has not entered enough: the worked example is shown. */
  isExample: boolean;
}

export function ToolSlip(
  props: Worked & {
    words: { slipTitle: string; example: string; yours: string; footnote: string };
    taxYear: number;
    result: { lines: readonly WorkingLine[]; total: WorkingLine };
  },
) {
  const { isExample, words, taxYear, result } = props;
  return (
    <Slip
      live
      className={isExample ? "tool-example" : ""}
      title={fillIn(words.slipTitle, { taxYear })}
      subtitle={isExample ? words.example : words.yours}
      rows={result.lines.map(slipLine)}
      total={slipLine(result.total)}
      footnote={words.footnote}
    />
  );
}

function slipLine({ label, formula, value }: WorkingLine) {
  return { label, formula, value: formatUsd(value) };
}
