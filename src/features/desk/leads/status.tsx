import { type LeadStatus, leadStatusNames } from "#contracts/desk/leads.ts";

/** A status as a word beside a ring that fills on the way from New to Client. */
export function Status({ status }: { status: LeadStatus }) {
  return (
    <span className="status" data-status={status}>
      {leadStatusNames[status]}
    </span>
  );
}
