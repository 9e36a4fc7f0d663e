import { leadKindNames, leadStatusNames, deskLead as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskLeadAnswer } from "#contracts/desk/lead.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { useLeadChange } from "./lead-query.ts";
import { telephoneHref } from "./telephone.ts";

/** Name, contact, status and owner of a lead. */
export function LeadHead({ answer: { lead, owners } }: { answer: DeskLeadAnswer }) {
  const { saving, failure, conflict, keepTheirs } = useLeadChange(lead.id);
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
          <Button variant="quiet" size="small" href={mailtoAddress(lead.email)}>
            {words.write} {lead.email}
          </Button>
        </p>
      </div>
      <div className="lead-standing">
        <Select
          label={words.status}
          value={lead.status}
          onValueChange={(status) => saving.mutate({ status: status as LeadStatus })}
          options={leadStatuses.map((status) => ({
            value: status,
            label: leadStatusNames[status],
          }))}
        />
        <Select
          label={words.owner}
          value={lead.owner?.id ?? ""}
          onValueChange={(id) => saving.mutate({ ownerId: id || null })}
          options={[
            { value: "", label: words.noOwner },
            ...ownerOptions,
            ...(removedOwner && lead.owner
              ? [{ value: lead.owner.id, label: lead.owner.email }]
              : []),
          ]}
        />
        <p role="status" className="lead-saved">
          {saving.isPending ? words.saving : null}
          {saving.isSuccess ? words.saved : null}
        </p>
      </div>
      {failure ? (
        <p role="alert" className="desk-failure">
          {words.notSaved} {failure.message}
        </p>
      ) : null}
      {conflict ? (
        <ConflictNote
          conflict={conflict}
          owners={owners}
          onSaveMine={saving.mutate}
          onKeepTheirs={keepTheirs}
        />
      ) : null}
    </header>
  );
}
