import { newKey } from "#browser/post.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { RowButton } from "../shell/action-button.tsx";
import type { HoursDraft, HoursFaults } from "./hours-draft.ts";

/** Days without calls. Both days of an absence are included. */
export function Absences(props: {
  draft: HoursDraft;
  onChange: (changes: Partial<HoursDraft>) => void;
  faults: HoursFaults;
}) {
  const { absences } = props.draft;
  const change = (next: HoursDraft["absences"]) => props.onChange({ absences: next });
  return (
    <section aria-labelledby="hours-absences">
      <h2 id="hours-absences">Absences</h2>
      {absences.length === 0 ? (
        <p className="text-ink-2">None. Federal holidays need no entry.</p>
      ) : (
        <ul>
          {absences.map(({ key, ...absence }, at) => {
            const field = (name: "from" | "to" | "why", label: string) => (
              <TextInput
                name={`absences.${key}.${name}`}
                label={label}
                type={name === "why" ? "text" : "date"}
                optional={name === "why"}
                maxLength={100}
                autoComplete="off"
                value={absence[name]}
                error={props.faults[`absences.${key}.${name}`]}
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
              <li
                key={key}
                className="mt-3 grid items-start justify-items-start gap-x-4 gap-y-3 border-b border-line pb-3 md:grid-cols-[11rem_11rem_minmax(0,1fr)_auto] [&>.field]:w-full"
              >
                {field("from", "First day")}
                {field("to", "Last day")}
                {field("why", "Why")}
                {/* Beside the fields, which have their labels above. */}
                <RowButton
                  className="md:mt-6"
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
        <SmallButton
          onClick={() => change([...absences, { key: newKey(), from: "", to: "", why: "" }])}
        >
          Add an absence
        </SmallButton>
      </p>
    </section>
  );
}
