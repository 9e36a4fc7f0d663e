import { useKeptEntries } from "#browser/use-kept-entries.ts";
import { amendedClaimsWords as words } from "#content/calculators/amended-claims.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ToolFrame, toolFields } from "../tool-frame.tsx";
import {
  type ClaimEntries,
  type ClaimYear,
  claimYears,
  firstEntries,
  periodIn,
} from "./entries.ts";
import { ClaimsResult } from "./result.tsx";

export function AmendedClaims() {
  const { entries, change, clear } = useKeptEntries("amended-claims", firstEntries);
  return (
    <ToolFrame
      name="amended-claims"
      words={words}
      onClear={clear}
      form={
        <>
          <div className="tool-fields">
            <TextInput
              type="date"
              label={words.fields.day}
              hint={words.fields.dayHint}
              value={entries.day}
              onValueChange={(day) => change({ day })}
            />
          </div>
          {claimYears.map((taxYear) => (
            <YearFields key={taxYear} taxYear={taxYear} entries={entries} onChange={change} />
          ))}
        </>
      }
    >
      <ClaimsResult entries={entries} />
    </ToolFrame>
  );
}

function YearFields(props: {
  taxYear: ClaimYear;
  entries: ClaimEntries;
  onChange: (changed: Partial<ClaimEntries>) => void;
}) {
  const { taxYear, entries, onChange } = props;
  const { fields } = words;
  const period = periodIn(entries, taxYear);
  const day = (name: keyof ClaimEntries, field: "filedOn" | "paidLaterOn") => ({
    type: "date",
    error: period.kind === "not-computable" && period.field === field ? period.message : undefined,
    value: entries[name],
    onValueChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <fieldset className="tool-fields">
      <legend>{fillIn(words.year, { taxYear })}</legend>
      <TextInput {...day(`filed${taxYear}`, "filedOn")} label={fields.filed} />
      <TextInput
        {...day(`paid${taxYear}`, "paidLaterOn")}
        label={fields.paid}
        hint={fields.paidHint}
      />
      {toolFields(entries, onChange, 0).tick(`extended${taxYear}`, fields.extended)}
    </fieldset>
  );
}
