import { newKey } from "#browser/use-sending.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { RowButton } from "../shell/row-button.tsx";
import type { HoursDraft, HoursFault } from "./hours-draft.ts";

/** Days without calls. Both days of an absence are included. */
export function Absences(props: {
  draft: HoursDraft;
  onChange: (changes: Partial<HoursDraft>) => void;
  fault: HoursFault | undefined;
}) {
  const { absences } = props.draft;
  const change = (next: HoursDraft["absences"]) => props.onChange({ absences: next });
  return (
    <section aria-labelledby="hours-absences">
      <h2 id="hours-absences">Absences</h2>
      {absences.length === 0 ? (
        <p className="hours-closed">None. Federal holidays need no entry.</p>
      ) : (
        <ul className="hours-absences">
          {absences.map(({ key, ...absence }, at) => {
            const { path = "", sentence } = props.fault ?? {};
            const isFaulty = path === `absences.${at}` || path.startsWith(`absences.${at}.`);
            const faultOf = (field: "from" | "to" | "why") =>
              path === `absences.${at}.${field}` || (field === "to" && path === `absences.${at}`)
                ? sentence
                : undefined;
            const field = (name: "from" | "to" | "why", label: string) => (
              <TextInput
                label={label}
                type={name === "why" ? "text" : "date"}
                optional={name === "why"}
                maxLength={100}
                autoComplete="off"
                value={absence[name]}
                error={faultOf(name)}
                onValueChange={(text) =>
                  change(
                    absences.map((other) =>
                      other.key === key ? { ...other, [name]: text } : other,
                    ),
                  )
                }
              />
            );
            return (
              <li key={key} data-faulty={isFaulty || undefined}>
                {field("from", "First day")}
                {field("to", "Last day")}
                {field("why", "Why")}
                <RowButton
                  row={`absence ${at + 1}`}
                  onClick={() => change(absences.filter((other) => other.key !== key))}
                >
                  Remove
                </RowButton>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-3">
        <RowButton
          row=""
          onClick={() => change([...absences, { key: newKey(), from: "", to: "", why: "" }])}
        >
          Add an absence
        </RowButton>
      </p>
    </section>
  );
}
