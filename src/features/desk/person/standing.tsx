import type { Answer } from "#contracts/desk/api.ts";
import type { LeadStatus } from "#contracts/desk/people.ts";
import { personName } from "../data/names.ts";
import { ownerOptions, statusOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { Picker } from "../people/picker.tsx";
import { useKeys } from "../use-keys.ts";
import { PersonConflict } from "./conflict-note.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { usePersonChange } from "./person-query.ts";

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
