import { Fragment } from "react";
import { Link } from "react-router";
import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { mailtoAddress } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { telephoneHref } from "../data/telephone.ts";
import { useKeys } from "../use-keys.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { CorrectContact } from "./correct-contact.tsx";
import { useLeadChange } from "./lead-query.ts";
import { NextStepForm } from "./next-step-form.tsx";
import { ownerOptions } from "./owner-options.ts";
import { Picker } from "./picker.tsx";

/**
 * Focuses a picker without opening its list: Chromium on Linux saves what is marked in an open list
 * even when Escape closes it, and the page does not see that key.
 */
function focusPicker(id: string): void {
  document.getElementById(id)?.focus();
}

function SameAddress({ leads }: { leads: DeskLead["sameAddress"] }) {
  if (leads.length === 0) return null;
  return (
    <p className="lead-same">
      Same e-mail address:{" "}
      {leads.map(({ id, kind, status, createdAt }, place) => (
        <Fragment key={id}>
          {place > 0 ? "; " : null}
          <Link to={`/desk/leads/${id}`}>
            {leadKindNames[kind]} of {formatMoment(createdAt, firmTimeZone)},{" "}
            {leadStatusNames[status]}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

export function LeadHead({ answer: { lead, owners } }: { answer: Answer<"lead"> }) {
  const { isSaving, isSaved, isUndone, failure, conflict, save, undo, keepTheirs } = useLeadChange(
    lead.id,
  );
  useKeys({
    s: () => focusPicker("lead-status"),
    o: () => focusPicker("lead-owner"),
    t: () => document.getElementById("lead-next-step")?.focus(),
    u: () => undo?.(),
  });
  const user = useUser();
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
              Call {lead.phone}
            </Button>
          ) : null}
          <Button variant="quiet" size="small" href={mailtoAddress(lead.email)}>
            Write <span className="lead-write-to">{lead.email}</span>
          </Button>
          <CorrectContact lead={lead} />
        </p>
        <SameAddress leads={lead.sameAddress} />
      </div>
      <div className="lead-standing">
        <Picker
          id="lead-status"
          label="Status"
          value={lead.status}
          onChoose={(status) => save({ status: status as LeadStatus })}
          options={leadStatuses.map((status) => ({
            value: status,
            label: leadStatusNames[status],
          }))}
        />
        <Picker
          id="lead-owner"
          label="Owner"
          value={lead.owner?.id ?? ""}
          onChoose={(id) => save({ ownerId: id || null })}
          options={[
            { value: "", label: "No owner" },
            ...ownerOptions(owners, user?.id),
            ...(removedOwner && lead.owner
              ? [{ value: lead.owner.id, label: personName(lead.owner) }]
              : []),
          ]}
        />
        <NextStepForm saved={lead.nextStep} onSave={(nextStep) => save({ nextStep })} />
        <p role="status" className="lead-saved">
          {isSaving ? "Saving" : null}
          {isSaved ? <span>{isUndone ? "Undone" : "Saved"}</span> : null}{" "}
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
              Undo
            </button>
          ) : null}
        </p>
      </div>
      {failure ? (
        <p role="alert" className="desk-failure">
          Not saved. {failure.message}
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
