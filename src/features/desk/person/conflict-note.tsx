import { leadStatusNames } from "#content/desk.ts";
import type { Colleague } from "#contracts/desk/people.ts";
import { firmTime } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { ConflictNote } from "../shell/conflict-note.tsx";
import { eventInWords, nextStepInWords } from "./event-in-words.ts";
import type { Conflict, PersonChange } from "./person-query.ts";

/** What colleagues changed, and what was chosen here. */
export function PersonConflict(props: {
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
