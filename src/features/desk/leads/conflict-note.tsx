import { deskLead, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskPerson } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatTime } from "#wording/times.ts";
import { eventInWords, nextStepInWords } from "./event-in-words.ts";
import type { Conflict, LeadChange } from "./lead-query.ts";

const words = deskLead.conflict;

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
      <h2>{words.heading}</h2>
      <p>{words.theirs}</p>
      <ul>
        {theirs.map((event) => (
          <li key={event.id}>
            {eventInWords(event)}
            {event.by ? ` · ${event.by.email}` : null} · {formatTime(event.at, firmTimeZone)}
          </li>
        ))}
      </ul>
      <p>
        {words.mine} <strong>{inWords(mine, props.owners)}</strong>
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={props.onKeepTheirs}>
          {words.keepTheirs}
        </Button>
        <Button size="small" onClick={() => props.onSaveMine(mine)}>
          {words.saveMine}
        </Button>
      </p>
    </section>
  );
}

function inWords({ status, ownerId, nextStep }: LeadChange, owners: readonly DeskPerson[]): string {
  const owner = owners.find(({ id }) => id === ownerId)?.email ?? deskLead.noOwner;
  return [
    status ? `${deskLead.status} ${leadStatusNames[status]}` : "",
    ownerId === undefined ? "" : `${deskLead.owner} ${owner}`,
    nextStep === undefined ? "" : `${deskLead.nextStep.heading} ${nextStepInWords(nextStep)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
