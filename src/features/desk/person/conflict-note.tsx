import { leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { Colleague } from "#contracts/desk/people.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatTime } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { eventInWords, nextStepInWords } from "./event-in-words.ts";
import type { Conflict, PersonChange } from "./person-query.ts";

/** After a 409: what colleagues changed, what was chosen here, and buttons to decide. */
export function ConflictNote(props: {
  conflict: Conflict;
  owners: readonly Colleague[];
  onSaveMine: (mine: PersonChange) => void;
  onKeepTheirs: () => void;
}) {
  const { theirs, mine } = props.conflict;
  return (
    <section
      role="alert"
      className="col-span-full border-l-3 border-amber bg-amber-wash px-5 pt-4 pb-4.5 [&>p]:mt-2"
    >
      <h2>Somebody else changed this person meanwhile</h2>
      <p>What they changed:</p>
      <ul className="mt-1 list-disc pl-4.5">
        {theirs.map((event) => (
          <li key={event.id}>
            {eventInWords(event)}
            {event.by ? ` · ${personName(event.by)}` : null} · {formatTime(event.at, firmTimeZone)}
          </li>
        ))}
      </ul>
      <p>
        Your change was not saved: <strong>{inWords(mine, props.owners)}</strong>
      </p>
      <p className="flex flex-wrap gap-3 pt-1">
        <Button variant="quiet" size="small" onClick={props.onKeepTheirs}>
          Keep theirs
        </Button>
        <Button size="small" onClick={() => props.onSaveMine(mine)}>
          Save mine
        </Button>
      </p>
    </section>
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
