import { newKey } from "#browser/post.ts";
import type { DayHours } from "#contracts/desk/hours.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { FieldError } from "#design-system/forms/field.tsx";
import { RowButton } from "../shell/action-button.tsx";
import {
  copyMonday,
  type HoursDraft,
  type HoursFaults,
  periodsOf,
  weekdays,
} from "./hours-draft.ts";

const workdays = (...parts: [from: number, to: number][]): DayHours[] =>
  [1, 2, 3, 4, 5].flatMap((weekday) =>
    parts.map(([from, to]) => ({ weekday, from: from * 60, to: to * 60 })),
  );

/** Filled in by one press. */
const presets: Readonly<Record<string, DayHours[]>> = {
  "Monday to Friday, 9 to 5": workdays([9, 17]),
  "With lunch, 9 to 12 and 1 to 5": workdays([9, 12], [13, 17]),
  "Mornings, 9 to 12": workdays([9, 12]),
  "No hours": [],
};

export function WeeklyHours(props: {
  draft: HoursDraft;
  onChange: (changes: Partial<HoursDraft>) => void;
  faults: HoursFaults;
}) {
  const { weekly } = props.draft;
  const change = (next: HoursDraft["weekly"]) => props.onChange({ weekly: next });
  const edit = (key: string, changes: { from?: string; to?: string }) =>
    change(weekly.map((period) => (period.key === key ? { ...period, ...changes } : period)));
  return (
    <section aria-labelledby="hours-week">
      <h2 id="hours-week">Every week</h2>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {Object.entries(presets).map(([name, hours]) => (
          <SmallButton key={name} onClick={() => change(periodsOf(hours))}>
            {name}
          </SmallButton>
        ))}
        {weekly.some(({ weekday }) => weekday === 1) ? (
          <SmallButton onClick={() => change(copyMonday(weekly))}>
            Copy Monday to Tuesday to Friday
          </SmallButton>
        ) : null}
      </p>
      <ul className="mt-4">
        {weekdays.map((name, at) => {
          const weekday = at + 1;
          const own = weekly.filter((period) => period.weekday === weekday);
          return (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2 md:grid-cols-[8rem_minmax(0,1fr)_auto]"
            >
              <h3 className="font-sans text-[1em] leading-[inherit] font-semibold">{name}</h3>
              <div className="col-span-full row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
                {own.length === 0 ? <p className="text-ink-2">No calls</p> : null}
                {own.map(({ key, from, to }, place) => {
                  const row = own.length > 1 ? `${name}, part ${place + 1}` : name;
                  const nameOf = (end: string) => `weekly.${key}.${end}`;
                  const field = (end: "from" | "to", value: string) => (
                    <input
                      name={nameOf(end)}
                      type="time"
                      step={300}
                      className="control w-27 [&::-webkit-calendar-picker-indicator]:hidden"
                      aria-label={`${row}, ${end}`}
                      aria-invalid={nameOf(end) in props.faults || undefined}
                      aria-describedby={`${nameOf(end)}-error`}
                      value={value}
                      onChange={({ target }) => edit(key, { [end]: target.value })}
                    />
                  );
                  return (
                    <div key={key}>
                      <p className="flex flex-wrap items-center gap-2 py-0.5">
                        {field("from", from)} <span aria-hidden="true">to</span> {field("to", to)}{" "}
                        <RowButton
                          row={row}
                          onClick={() => change(weekly.filter((period) => period.key !== key))}
                        >
                          Remove
                        </RowButton>
                      </p>
                      {["from", "to"].map(nameOf).map((id) => (
                        <FieldError key={id} id={id}>
                          {props.faults[id]}
                        </FieldError>
                      ))}
                    </div>
                  );
                })}
              </div>
              <RowButton
                row={name}
                onClick={() => change([...weekly, { key: newKey(), weekday, ...nextPeriod(own) }])}
              >
                Add hours
              </RowButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Nine to five on a day without hours, else empty fields. */
const nextPeriod = (own: HoursDraft["weekly"]) =>
  own.length === 0 ? { from: "09:00", to: "17:00" } : { from: "", to: "" };
