import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import { bufferChoices, hoursConflict, type PersonHours } from "#contracts/desk/hours.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { Absences } from "./absences.tsx";
import { draftOf, faultsIn, type HoursDraft, hoursOf } from "./hours-draft.ts";
import { WeeklyHours } from "./weekly-hours.tsx";

export function HoursForm(props: {
  hours: PersonHours;
  onSaved: (answer: Answer<"saveHours">) => void;
}) {
  const { person, version } = props.hours;
  const [draft, setDraft] = useState(() => draftOf(props.hours));
  // What was wrong at the last Save is shown until it is right.
  const [refused, setRefused] = useState<readonly string[]>([]);
  const wrong = faultsIn(draft);
  const faults = Object.fromEntries(
    Object.entries(wrong).filter(([field]) => refused.includes(field)),
  );
  const save = useMutation({
    mutationFn: (over: number) =>
      request("saveHours", { id: person.id, body: { ...hoursOf(draft), version: over } }),
    onSuccess: props.onSaved,
  });
  const conflict = hoursConflict.safeParse(save.error?.body).data;
  const change = (changes: Partial<HoursDraft>) => {
    setDraft((known) => ({ ...known, ...changes }));
    if (!save.isPending) save.reset();
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused(Object.keys(wrong));
    const fields = [...event.currentTarget.elements] as HTMLInputElement[];
    fields.find((field) => field.name in wrong)?.focus();
    if (Object.keys(wrong).length === 0 && !save.isPending) save.mutate(version);
  }

  return (
    <form
      className="hours-form"
      noValidate
      onSubmit={submit}
      aria-label={`Hours of ${person.email}`}
    >
      <WeeklyHours draft={draft} onChange={change} faults={faults} />
      <section aria-labelledby="hours-rules">
        <h2 id="hours-rules">Rules</h2>
        <div className="hours-rules">
          <Select
            label="Kept free around each call"
            value={draft.bufferMinutes}
            onValueChange={(bufferMinutes) => change({ bufferMinutes })}
            options={bufferChoices.map((minutes) => ({
              value: `${minutes}`,
              label: minutes === 0 ? "Nothing" : `${minutes} minutes`,
            }))}
          />
          <TextInput
            name="hoursAhead"
            label="Booked at least so many hours ahead"
            inputMode="numeric"
            value={draft.hoursAhead}
            error={faults.hoursAhead}
            onValueChange={(hoursAhead) => change({ hoursAhead })}
          />
          <TextInput
            name="mostCallsADay"
            label="At most so many calls a day"
            optional
            inputMode="numeric"
            value={draft.mostCallsADay}
            error={faults.mostCallsADay}
            onValueChange={(mostCallsADay) => change({ mostCallsADay })}
          />
        </div>
        <Checkbox
          label="Take calls on federal holidays too"
          checked={draft.worksOnHolidays}
          onChange={({ target }) => change({ worksOnHolidays: target.checked })}
        />
      </section>
      <Absences draft={draft} onChange={change} faults={faults} />
      <div className="hours-save">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving" : "Save"}
        </Button>
        <SavedNote hours={props.hours} draft={draft} />
      </div>
      {/* These two have no field that could take the focus. */}
      {(faults.weekly ?? faults.absences) ? (
        <p role="alert" className="desk-failure">
          {faults.weekly} {faults.absences}
        </p>
      ) : null}
      {save.error && !conflict ? (
        <p role="alert" className="desk-failure">
          Not saved. {save.error.message}
        </p>
      ) : null}
      {conflict ? (
        <div role="alert" className="desk-failure">
          <p>{conflict.error}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <Button variant="quiet" size="small" onClick={() => props.onSaved(conflict)}>
              Keep theirs
            </Button>
            <Button size="small" onClick={() => save.mutate(conflict.hours.version)}>
              Save mine
            </Button>
          </p>
        </div>
      ) : null}
    </form>
  );
}

/** What is stored, as long as the form shows exactly that. */
function SavedNote({ hours, draft }: { hours: PersonHours; draft: HoursDraft }) {
  const isStored = JSON.stringify(draft) === JSON.stringify(draftOf(hours));
  return (
    <p role="status" className="hours-saved">
      {isStored ? (hours.version > 0 ? "Saved" : null) : "Not saved yet"}
    </p>
  );
}
