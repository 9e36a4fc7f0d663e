import { leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskPerson } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatTime } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { eventInWords, nextStepInWords } from "./event-in-words.ts";
import type { Conflict, LeadChange } from "./lead-query.ts";

/** After a 409: what colleagues changed, what was chosen here, and buttons to decide. */
export function ConflictNote(props: {
  conflict: Conflict;
  owners: readonly DeskPerson[];
  onSaveMine: (mine: LeadChange) => void;
  onKeepTheirs: () => void;
}) {
  const { theirs, mine } = props.conflict;
  return (
    <section role="alert" className="lead-conflict">
      <h2>Somebody else changed this lead meanwhile</h2>
      <p>What they changed:</p>
      <ul>
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
      <p className="mt-3 flex flex-wrap gap-3">
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

function inWords({ status, ownerId, nextStep }: LeadChange, owners: readonly DeskPerson[]): string {
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
