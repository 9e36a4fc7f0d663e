import { leadStatusNames } from "#content/desk.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { Colleague, LeadStatus } from "#contracts/desk/people.ts";
import { firmTime } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { ownerOptions, statusOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { Picker } from "../people/picker.tsx";
import { ConflictNote } from "../shell/conflict-note.tsx";
import { useKeys } from "../use-keys.ts";
import { eventInWords, nextStepInWords } from "./event-in-words.ts";
import { NextStepForm } from "./next-step-form.tsx";
import { type Conflict, type PersonChange, usePersonChange } from "./person-query.ts";

/**
 * Focuses a picker without opening its list: Chromium on Linux saves what is marked in an open list
 * even when Escape closes it, and the page does not see that key.
 */
function focusPicker(id: string): void {
  document.getElementById(id)?.focus();
}

/** Status, owner and next step, saved as soon as they are chosen. */
export function Standing({ person, owners }: Answer<"person">) {
  const { isSaving, isSaved, isUndone, failure, conflict, save, undo, keepTheirs } =
    usePersonChange(person.id);
  useKeys({
    s: () => focusPicker("lead-status"),
    o: () => focusPicker("lead-owner"),
    t: () => document.getElementById("lead-next-step")?.focus(),
    u: () => undo?.(),
  });
  const user = useUser();
  const { owner } = person;
  const removedOwner = owner && !owners.some(({ id }) => id === owner.id);
  return (
    <>
      <div className="grid grid-cols-1 content-start gap-x-3 gap-y-2.5 min-[24rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] print:grid-cols-1">
        <Picker
          id="lead-status"
          label="Status"
          value={person.status}
          onChoose={(status) => save({ status: status as LeadStatus })}
          options={statusOptions}
        />
        <Picker
          id="lead-owner"
          label="Owner"
          value={owner?.id ?? ""}
          onChoose={(id) => save({ ownerId: id || null })}
          options={[
            { value: "", label: "No owner" },
            ...ownerOptions(owners, user?.id),
            ...(removedOwner ? [{ value: owner.id, label: personName(owner) }] : []),
          ]}
        />
        <NextStepForm saved={person.nextStep} onSave={(nextStep) => save({ nextStep })} />
        <p
          role="status"
          className="col-span-full min-h-5.5 text-sm/[1.375rem] text-leaf print:hidden"
        >
          {isSaving ? "Saving" : null}
          {isSaved ? <span>{isUndone ? "Undone" : "Saved"}</span> : null}{" "}
          {undo ? (
            <button
              type="button"
              className="lead-undo"
              onClick={() => {
                undo();
                // The pressed button disappears.
                focusPicker("lead-status");
              }}
            >
              Undo
            </button>
          ) : null}
        </p>
      </div>
      {failure ? (
        <p role="alert" className="desk-failure col-span-full my-0">
          Not saved. {failure.message}
        </p>
      ) : null}
      {conflict ? (
        <PersonConflict
          conflict={conflict}
          owners={owners}
          onSaveMine={save}
          onKeepTheirs={keepTheirs}
        />
      ) : null}
    </>
  );
}

/** What colleagues changed, and what was chosen here. */
function PersonConflict(props: {
  conflict: Conflict;
  owners: readonly Colleague[];
  onSaveMine: (mine: PersonChange) => void;
  onKeepTheirs: () => void;
}) {
  const { theirs, mine } = props.conflict;
  return (
    <ConflictNote
      what="this person"
      onKeepTheirs={props.onKeepTheirs}
      onSaveMine={() => props.onSaveMine(mine)}
    >
      <p>What they changed:</p>
      <ul className="mt-1 list-disc pl-4.5">
        {theirs.map((event) => (
          <li key={event.id}>
            {eventInWords(event)}
            {event.by ? ` · ${personName(event.by)}` : null} · {firmTime(event.at)}
          </li>
        ))}
      </ul>
      <p>
        Your change was not saved: <strong>{inWords(mine, props.owners)}</strong>
      </p>
    </ConflictNote>
  );
}

function inWords(
  { status, ownerId, nextStep }: PersonChange,
  owners: readonly Colleague[],
): string {
  const found = owners.find(({ id }) => id === ownerId);
  const owner = found ? personName(found) : "No owner";
  return [
    status ? `Status ${leadStatusNames[status]}` : "",
    ownerId === undefined ? "" : `Owner ${owner}`,
    nextStep === undefined ? "" : `Next step ${nextStepInWords(nextStep)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
