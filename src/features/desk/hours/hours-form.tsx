import { useRef } from "react";
import { useForm } from "#browser/use-form.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { bufferChoices, type PersonHours } from "#contracts/desk/hours.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { personName } from "../data/names.ts";
import { conflictIn, useDeskAction } from "../data/use-desk-action.ts";
import { useVersioned } from "../data/use-versioned.ts";
import { ConflictNote } from "../shell/conflict-note.tsx";
import { Absences } from "./absences.tsx";
import {
  draftOf,
  faultsIn,
  type HoursDraft,
  hoursDraft,
  hoursOf,
  sameHours,
} from "./hours-draft.ts";
import { WeeklyHours } from "./weekly-hours.tsx";

export function HoursForm(props: {
  hours: PersonHours;
  onSaved: (answer: Answer<"saveHours">) => void;
}) {
  const { hours, onSaved } = props;
  const { person } = hours;
  const stored = draftOf(hours);
  const versioned = useVersioned({
    what: `hours ${person.id}`,
    schema: hoursDraft,
    stored,
    version: hours.version,
    same: sameHours,
  });
  const { fields: draft, adopt, isDirty } = versioned;
  const sent = useRef(draft);
  const saving = useDeskAction("saveHours", (answer) => {
    // What was changed while it was being saved is not saved yet.
    adopt(sent.current, answer.hours.version);
    onSaved(answer);
  });
  /** Over the version that was changed, unless the user has decided about a newer one. */
  function request(version = versioned.version.current) {
    sent.current = draft;
    return { id: person.id, body: { ...hoursOf(draft), version } };
  }
  const wrong = faultsIn(draft);
  const { form, faults: refused } = useForm({
    check: () => wrong,
    async send() {
      if (!saving.isPending) await saving.mutateAsync(request());
    },
    keepsFields: true,
  });
  // What was wrong at the last Save is shown until its field is changed, or others have made it right.
  const faults = Object.fromEntries(Object.entries(wrong).filter(([field]) => refused[field]));
  function change(changes: Partial<HoursDraft>) {
    versioned.change(changes);
    if (!saving.isPending) saving.reset();
  }
  function discard() {
    adopt(stored, hours.version, stored);
    saving.reset();
  }
  const conflict = saving.error ? conflictIn("saveHours", saving.error) : undefined;
  const discardButton = (
    <SmallButton
      onClick={({ currentTarget }) => {
        // The button goes, and the focus must not go with it.
        currentTarget.form?.focus({ preventScroll: true });
        discard();
      }}
    >
      Discard changes
    </SmallButton>
  );

  return (
    <form
      {...form}
      className="hours-form max-w-[56rem]"
      tabIndex={-1}
      aria-label={`Hours of ${personName(person)}`}
    >
      {versioned.isKept ? (
        <p className="hours-note flex flex-wrap items-center gap-3">
          Not saved yet: these are the changes you left here. {discardButton}
        </p>
      ) : null}
      <WeeklyHours draft={draft} onChange={change} faults={faults} />
      <section aria-labelledby="hours-rules">
        <h2 id="hours-rules">Rules</h2>
        <div className="mt-3 grid items-start gap-x-4 gap-y-3 md:grid-cols-3">
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
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button type="submit">{saving.isPending ? "Saving" : "Save"}</Button>
        <p role="status" className="text-ink-2">
          {isDirty ? "Not saved yet" : hours.version > 0 ? "Saved" : null}
        </p>
        {isDirty ? discardButton : null}
      </div>
      {/* These two have no field that could take the focus. */}
      {(faults.weekly ?? faults.absences) ? (
        <p role="alert" className="desk-failure">
          {faults.weekly} {faults.absences}
        </p>
      ) : null}
      {saving.error && !conflict ? (
        <p role="alert" className="desk-failure">
          Not saved. {saving.error.message}
        </p>
      ) : null}
      {conflict ? (
        <ConflictNote
          what="these hours"
          onKeepTheirs={() => {
            discard();
            onSaved(conflict);
          }}
          onSaveMine={() => saving.mutate(request(conflict.hours.version))}
        >
          <p>Nothing of theirs was overwritten.</p>
        </ConflictNote>
      ) : null}
    </form>
  );
}
