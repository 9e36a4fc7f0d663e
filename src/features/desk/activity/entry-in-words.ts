import { activityReasons, heldCountWords, leadKindNames, leadStatusNames } from "#content/desk.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { type AuditAction, type AuditEntry, auditActions } from "#contracts/desk/audit.ts";
import { withoutOwner } from "#contracts/desk/people.ts";
import { type CountWords, countInWords } from "#wording/counts.ts";
import { formatDate, isCalendarDay } from "#wording/dates.ts";
import { fieldNames, roleNames, signInWayNames } from "../data/names.ts";
import { purposeNames } from "../person/event-in-words.ts";

type Names = Readonly<Record<string, string>>;

/** Where one of the details says more exactly what was done. */
const exactly: Partial<Record<AuditAction, { by: string; words: Names }>> = {
  "call-changed": {
    by: "what",
    words: {
      changed: "moved a call with {whom}",
      cancelled: "cancelled a call with {whom}",
      called: "recorded: called {whom}",
      "no-answer": "recorded: no answer from {whom}",
      open: "took back the outcome of a call with {whom}",
      "handed-over": "handed over a call with {whom}",
    },
  },
  "lead-put-away": {
    by: "as",
    words: {
      duplicate: "put away something from {whom} as a duplicate",
      junk: "put away something from {whom} as junk",
      null: "took back something from {whom} that was put away",
    },
  },
  "partner-mail-changed": {
    by: "mail",
    words: { true: "set the monthly mail to {whom}", false: "ended the monthly mail to {whom}" },
  },
  "partner-merged": {
    by: "merged",
    words: { true: "merged {whom} into another partner", false: "took back the merge of {whom}" },
  },
};

const kinds = ["person", "colleague", "partner", "connection", "newsletter"] as const;

/** What an action is done to, if it is done to anything. */
export function kindOfSubject(action: AuditAction): (typeof kinds)[number] {
  if (/^(user|session|sign|passkey|profile|hours|calendar)/.test(action)) return "colleague";
  if (action.startsWith("delivery")) return "connection";
  return kinds.find((kind) => action.startsWith(kind)) ?? "person";
}

/** Of any entry: `moved, cancelled or recorded a call with a person`. */
export function actionInWords(action: AuditAction): string {
  return auditActions[action].replace("{whom}", `a ${kindOfSubject(action)}`);
}

/** After the name of who did it. In parts, because `whom` can be a link. */
export function entryInWords(entry: AuditEntry, colleagues: Names) {
  const { action, subject, whose, details } = entry;
  const { by = "", words = {} } = exactly[action] ?? {};
  const template = words[`${details[by]}`] ?? auditActions[action];
  const sentence = subject === null ? template.replace(/ (about|of|for) {whom}/, "") : template;
  const [before = "", after = ""] = sentence.split("{whom}");
  const kind = kindOfSubject(action);
  const name = {
    person: whose,
    colleague: whose ?? details.email,
    partner: subject && partnerName(subject),
    connection: details.name,
    newsletter: details.name && `the newsletter “${details.name}”`,
  }[kind];
  const isTold = (detail: string) =>
    detail === by || (detail === "name" && (kind === "connection" || kind === "newsletter"));
  return {
    before,
    whom: sentence.includes("{whom}") ? `${name || `a ${kind}`}` : "",
    after,
    details: Object.keys(details)
      .filter((detail) => !isTold(detail))
      .map((detail) => detailInWords(detail, details, colleagues))
      .filter(Boolean)
      .join(", "),
  };
}

const counts: Readonly<Record<string, CountWords>> = {
  ...heldCountWords,
  people: { one: "1 person", more: "{count} people" },
  pages: { one: "1 page", more: "{count} pages" },
  entries: { one: "1 entry", more: "{count} entries" },
  sessions: { one: "1 session", more: "{count} sessions" },
  recipients: { one: "1 recipient", more: "{count} recipients" },
  readers: { one: "1 reader", more: "{count} readers" },
  hours: { one: "one time a week", more: "{count} times a week" },
  absences: { one: "1 absence", more: "{count} absences" },
  confirmed: { one: "1 confirmed", more: "{count} confirmed" },
  pending: { one: "1 pending", more: "{count} pending" },
};

/** Written before a detail, where its name is not enough. */
const labels: Names = {
  by: "by",
  role: "as",
  name: "",
  purpose: "",
  reason: "",
  host: "at",
  at: "for",
  user: "by",
  action: "only",
  nextStep: "next step",
  cpaErased: "the CPA’s address was erased",
  named: "with a name",
  assignmentMail: "with a mail of assignments",
  digestMail: "with a mail of the day",
  searched: "found by a search",
};

const values: Readonly<Record<string, Names>> = {
  by: signInWayNames,
  role: roleNames,
  purpose: purposeNames,
  reason: activityReasons,
  status: leadStatusNames,
  kind: leadKindNames,
  putAway: { yes: "" },
};

/** Ids of what has no page, and the address of a colleague who is named already. */
const left = ["other", "booking", "delivery", "subject", "email"];

/** `status from New to Contacted`, `3 leads`, `by passkey`; empty for what says nothing. */
function detailInWords(name: string, details: AuditEntry["details"], colleagues: Names): string {
  const value = details[name];
  const label = labels[name] ?? inLowerCase(name);
  const words = (one: typeof value) => valueInWords(name, one, colleagues);
  if (left.includes(name) || name.endsWith("Before")) return "";
  const before = details[`${name}Before`];
  if (before !== undefined) return `${label} from ${words(before)} to ${words(value)}`;
  if (!value) return "";
  if (value === true) return label;
  const counted = counts[name];
  if (counted && typeof value === "number") return countInWords(value, counted);
  return `${label} ${words(value)}`.trim();
}

function valueInWords(
  name: string,
  value: AuditEntry["details"][string] | undefined,
  colleagues: Names,
): string {
  if (value === null) return name === "owner" ? "nobody" : "none";
  const text = `${value}`;
  if (name === "owner" || name === "user")
    return text === withoutOwner ? "nobody" : (colleagues[text] ?? "a former colleague");
  if (name === "action") return actionInWords(text as AuditAction);
  if (name === "partner") return partnerName(text);
  if (name === "corrected")
    return text.replace(/\w+/g, (field) => (fieldNames as Names)[field] ?? field);
  const [day = "", time] = text.split("T");
  if (isCalendarDay(day)) return [formatDate(day, "short"), time].filter(Boolean).join(", ");
  return values[name]?.[text] ?? text;
}

/** `putAway` as `put away`. */
function inLowerCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
