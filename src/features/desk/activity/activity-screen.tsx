import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { activityReasons, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { type AuditEntry, auditActions } from "#contracts/desk/audit.ts";
import { Select } from "#design-system/forms/select.tsx";
import { formatDate } from "#wording/dates.ts";
import { formatMoment } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { personName, roleNames, signInWayNames } from "../data/names.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { purposeNames } from "../leads/event-in-words.ts";
import { ListPages } from "../shell/list-pages.tsx";
import { Empty, Ready } from "../shell/states.tsx";

type Names = Readonly<Record<string, string>>;

const actions: Names = {
  "signed-in": "signed in",
  "signed-out": "signed out",
  "signed-out-everywhere": "signed out everywhere",
  "session-ended": "ended a session",
  "sign-in-link-made": "made a link to sign in",
  "passkey-added": "added a passkey",
  "passkey-removed": "removed a passkey",
  "user-invited": "invited a colleague",
  "user-role-changed": "changed a role",
  "user-removed": "removed a colleague",
  "profile-changed": "changed their name or mails",
  "leads-listed": "read the list of leads",
  "lead-viewed": "looked at a lead",
  "lead-added": "added a lead",
  "lead-changed": "changed a lead",
  "lead-note-added": "added a note",
  "lead-note-changed": "corrected a note",
  "lead-note-removed": "removed a note",
  "lead-erased": "erased a lead",
  "deletion-held": "held back the erasing of old leads",
  "deletion-released": "let old leads be erased",
  "leads-exported": "exported leads",
  "subscribers-exported": "exported subscribers",
  "subscriber-unsubscribed": "unsubscribed a reader",
  "message-sent-again": "sent a message again",
  "message-retried": "retried sending",
  "message-set-aside": "set a failed message aside",
  "message-taken-back": "took a message back among the failed",
  "calls-listed": "read the list of calls",
  "call-booked": "booked a call",
  "call-changed": "changed a call",
  "hours-changed": "changed hours",
  "calendar-address-made": "made a private calendar address",
  "calendar-connected": "connected a calendar",
  "calendar-disconnected": "disconnected a calendar",
  "partner-address-made": "made a partner’s private address",
  "partner-address-withdrawn": "withdrew a partner’s private address",
  "partner-mail-changed": "changed a partner’s monthly mail",
  "connection-added": "added a connection",
  "connection-changed": "changed a connection",
  "connection-removed": "removed a connection",
  "connection-tested": "tested a connection",
  "delivery-replayed": "replayed a delivery",
  "newsletter-sent": "sent an issue of the newsletter",
  "newsletter-scheduled": "scheduled an issue of the newsletter",
  "newsletter-unscheduled": "made a scheduled issue a draft again",
  "newsletter-stopped": "stopped an issue of the newsletter",
  "newsletter-resumed": "resumed an issue of the newsletter",
  "newsletter-withdrawn": "withdrew an issue of the newsletter",
  "newsletter-deleted": "deleted a draft of the newsletter",
};

/** Written before a detail of an entry. Empty for details that need no label. */
const details: Names = {
  by: "by",
  email: "",
  name: "",
  role: "as",
  status: "status",
  statusBefore: "status was",
  owner: "owner",
  ownerBefore: "owner was",
  nextStep: "next step on",
  nextStepBefore: "next step was on",
  corrected: "corrected:",
  assignmentMail: "mail of assignments",
  digestMail: "mail of the day",
  mail: "mail",
  named: "with a name",
  purpose: "",
  leads: "leads:",
  messages: "messages:",
  cpaErased: "the CPA’s address was erased",
  reason: "",
  pages: "pages:",
  sessions: "sessions:",
  recipients: "recipients:",
  readers: "readers:",
  at: "for",
  hours: "times a week:",
  absences: "absences:",
  host: "at",
  what: "",
  booking: "call",
};

/** The audit log, for admins: who did what, and when. It contains no visitor's name or address. */
export function ActivityScreen() {
  const { query, searchWith, setFilters } = useFilters();
  const page = pick(query, ["subject", "user", "action", "after"]);
  const log = useQuery(deskQuery("audit", { query: page }));
  const team = useQuery(deskQuery("team"));
  const members = team.data?.members ?? [];
  const people = Object.fromEntries(members.map((one) => [one.id, personName(one)]));
  const names = Object.fromEntries(members.map((one) => [one.email, personName(one)]));
  const set = (name: string) => (value: string) => setFilters({ [name]: value, after: "" });
  return (
    <>
      <div className="desk-title">
        <h1>Activity</h1>
        {page.size > 0 ? <Link to={{ search: "" }}>Show everything</Link> : null}
      </div>
      <p className="mb-4 text-ink-2">
        Every look at a lead, export, change, erasure and newsletter sent, with who did it. Nobody
        can edit it. Entries are kept for 25 months.
      </p>
      <search className="activity-filters">
        <Select
          label="Person"
          value={query.get("user") ?? ""}
          onValueChange={set("user")}
          options={[
            { value: "", label: "Anybody" },
            ...members.map((one) => ({ value: one.id, label: personName(one) })),
          ]}
        />
        <Select
          label="Action"
          value={query.get("action") ?? ""}
          onValueChange={set("action")}
          options={[
            { value: "", label: "Any action" },
            ...auditActions.map((action) => ({ value: action, label: actions[action] ?? action })),
          ]}
        />
      </search>
      <Ready query={log}>
        {({ entries, after }) =>
          entries.length === 0 ? (
            <Empty heading={page.size > 0 ? "Nothing matches" : "Nothing has happened yet"}>
              What the team does at the desk is written down here.
            </Empty>
          ) : (
            <>
              <ol className="desk-activity">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <time dateTime={new Date(entry.at).toISOString()}>
                      {formatMoment(entry.at, firmTimeZone)}
                    </time>
                    <p>
                      <strong>
                        {(entry.userEmail && (names[entry.userEmail] ?? entry.userEmail)) ??
                          (entry.details.reason ? "The website" : "At the terminal")}
                      </strong>{" "}
                      {actions[entry.action] ?? entry.action}
                      <Details entry={entry} people={people} />
                    </p>
                    <p>
                      {entry.subject ? (
                        <Link to={{ search: searchWith({ subject: entry.subject, after: "" }) }}>
                          Only this
                        </Link>
                      ) : null}
                      {entry.subject && isOpenLead(entry) ? (
                        <Link to={`/desk/leads/${entry.subject}`}>Open lead</Link>
                      ) : null}
                      {entry.subject && isOpenIssue(entry) ? (
                        <Link to={`/desk/newsletter/${entry.subject}`}>Open issue</Link>
                      ) : null}
                    </p>
                  </li>
                ))}
              </ol>
              <ListPages after={after} older="Older entries" newer="Newest" />
            </>
          )
        }
      </Ready>
    </>
  );
}

function isOpenLead({ action }: AuditEntry): boolean {
  return /^(lead-(?!erased)|message-|call-)/.test(action);
}

function isOpenIssue({ action }: AuditEntry): boolean {
  return /^newsletter-(?!deleted)/.test(action);
}

/** `status was New, status Contacted`. */
function Details({ entry, people }: { entry: AuditEntry; people: Names }) {
  const text = Object.entries(entry.details)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => `${details[name] ?? name} ${inWords(name, value, people)}`.trim())
    .join(", ");
  return text ? <span> ({text})</span> : null;
}

function inWords(name: string, value: AuditEntry["details"][string], people: Names): string {
  const names: Names = {
    ...(name === "by" && signInWayNames),
    ...(name === "role" && roleNames),
    ...(name === "purpose" && purposeNames),
    ...(name === "reason" && activityReasons),
    ...(name.startsWith("status") && leadStatusNames),
    ...(name.startsWith("owner") && people),
  };
  if (name.startsWith("nextStep")) return formatDate(`${value}`, "short");
  if (name === "at") return `${value}`.replace("T", ", ");
  return value === true ? "" : (names[`${value}`] ?? `${value}`);
}
