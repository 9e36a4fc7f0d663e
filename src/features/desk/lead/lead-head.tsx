import { deskLead as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskLeadAnswer } from "#contracts/desk/lead.ts";
import {
  type LeadStatus,
  leadKindNames,
  leadStatuses,
  leadStatusNames,
} from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { formatMoment } from "#wording/times.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { telephoneHref } from "./telephone.ts";
import { useLeadChange } from "./use-lead-change.ts";

/** Who it is and how to reach them; where the work with them stands. */
export function LeadHead(props: {
  answer: DeskLeadAnswer;
  onAnswer: (answer: DeskLeadAnswer) => void;
}) {
  const { lead, owners } = props.answer;
  const changing = useLeadChange(props.answer, props.onAnswer);
  const ownerOptions = owners.map(({ id, email }) => ({ value: id, label: email }));
  const removedOwner = lead.owner && !owners.some(({ id }) => id === lead.owner?.id);
  return (
    <header className="lead-head">
      <div className="lead-person">
        <h1>{lead.name ?? lead.email}</h1>
        <p>
          {[lead.practiceName, leadKindNames[lead.kind], formatMoment(lead.createdAt, firmTimeZone)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="lead-reach">
          {lead.phone ? (
            <Button size="small" href={telephoneHref(lead.phone)}>
              {words.call} {lead.phone}
            </Button>
          ) : null}
          <Button variant="quiet" size="small" href={`mailto:${encodeURI(lead.email)}`}>
            {words.write} {lead.email}
          </Button>
        </p>
      </div>
      <div className="lead-standing">
        <Select
          label={words.status}
          value={lead.status}
          onValueChange={(status) => changing.change({ status: status as LeadStatus })}
          options={leadStatuses.map((status) => ({
            value: status,
            label: leadStatusNames[status],
          }))}
        />
        <Select
          label={words.owner}
          value={lead.owner?.id ?? ""}
          onValueChange={(id) => changing.change({ ownerId: id || null })}
          options={[
            { value: "", label: words.noOwner },
            ...ownerOptions,
            ...(removedOwner && lead.owner
              ? [{ value: lead.owner.id, label: lead.owner.email }]
              : []),
          ]}
        />
        <p role="status" className="lead-saved" data-state={changing.state}>
          {changing.state === "saving" ? words.saving : null}
          {changing.state === "saved" ? words.saved : null}
        </p>
      </div>
      {changing.sentence ? (
        <p role="alert" className="desk-failure">
          {words.notSaved} {changing.sentence}
        </p>
      ) : null}
      {changing.conflict ? (
        <ConflictNote
          conflict={changing.conflict}
          owners={owners}
          onSaveMine={changing.change}
          onKeepTheirs={changing.keepTheirs}
        />
      ) : null}
    </header>
  );
}
