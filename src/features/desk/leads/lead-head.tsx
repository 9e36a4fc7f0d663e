import { Fragment } from "react";
import { Link } from "react-router";
import { leadKindNames, leadStatusNames, deskLead as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskLead, DeskLeadAnswer } from "#contracts/desk/lead.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { fillIn, mailtoAddress } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { useKeys } from "../use-keys.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { useLeadChange } from "./lead-query.ts";
import { NextStepForm } from "./next-step-form.tsx";
import { telephoneHref } from "./telephone.ts";

/** Focuses a select and, where the browser can, opens it, so that one choice makes one change. */
function openSelect(id: string): void {
  const select = document.getElementById(id);
  if (!(select instanceof HTMLSelectElement)) return;
  select.focus();
  select.showPicker?.();
}

/** Links to the other leads of the same person. */
function SameAddress({ leads }: { leads: DeskLead["sameAddress"] }) {
  if (leads.length === 0) return null;
  return (
    <p className="lead-same">
      {words.sameAddress.label}:{" "}
      {leads.map(({ id, kind, status, createdAt }, place) => (
        <Fragment key={id}>
          {place > 0 ? "; " : null}
          <Link to={`/desk/leads/${id}`}>
            {fillIn(words.sameAddress.lead, {
              kind: leadKindNames[kind],
              day: formatMoment(createdAt, firmTimeZone),
              status: leadStatusNames[status],
            })}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Name, contact, status, owner and next step of a lead. */
export function LeadHead({ answer: { lead, owners } }: { answer: DeskLeadAnswer }) {
  const { isSaving, isSaved, isUndone, failure, conflict, save, undo, keepTheirs } = useLeadChange(
    lead.id,
  );
  useKeys({
    s: () => openSelect("lead-status"),
    o: () => openSelect("lead-owner"),
    t: () => document.getElementById("lead-next-step")?.focus(),
    u: () => undo?.(),
  });
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
        <SameAddress leads={lead.sameAddress} />
      </div>
      <div className="lead-standing">
        <Select
          id="lead-status"
          label={words.status}
          value={lead.status}
          onValueChange={(status) => save({ status: status as LeadStatus })}
          options={leadStatuses.map((status) => ({
            value: status,
            label: leadStatusNames[status],
          }))}
        />
        <Select
          id="lead-owner"
          label={words.owner}
          value={lead.owner?.id ?? ""}
          onValueChange={(id) => save({ ownerId: id || null })}
          options={[
            { value: "", label: words.noOwner },
            ...ownerOptions,
            ...(removedOwner && lead.owner
              ? [{ value: lead.owner.id, label: lead.owner.email }]
              : []),
          ]}
        />
        <NextStepForm saved={lead.nextStep} onSave={(nextStep) => save({ nextStep })} />
        <p role="status" className="lead-saved">
          {isSaving ? words.saving : null}
          {isSaved ? <span>{isUndone ? words.undone : words.saved}</span> : null}{" "}
          {undo ? (
            <button
              type="button"
              className="lead-undo"
              onClick={() => {
                undo();
                // The pressed button disappears.
                document.getElementById("lead-status")?.focus();
              }}
            >
              {words.undo}
            </button>
          ) : null}
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
          onSaveMine={save}
          onKeepTheirs={keepTheirs}
        />
      ) : null}
    </header>
  );
}
