import { expect, test } from "vitest";
import { type AuditEntry, auditActionNames } from "#contracts/desk/audit.ts";
import { actionInWords, entryInWords } from "./entry-in-words.ts";

type Entry = Partial<AuditEntry> & Pick<AuditEntry, "action">;

function read(entry: Entry): string {
  const colleagues = { u1: "Dana Ito" };
  const fields = { id: "1", at: 0, by: null, subject: "s1", whose: "Elena Ruiz", details: {} };
  const { before, whom, after, details } = entryInWords({ ...fields, ...entry }, colleagues);
  return [before + whom + after, details].filter(Boolean).join(", ");
}

type Details = AuditEntry["details"];
const nobodys = { subject: null, whose: null };

const sentences: [AuditEntry["action"], Details, string, Partial<AuditEntry>?][] = [
  ["call-changed", { what: "changed" }, "moved a call with Elena Ruiz"],
  ["call-changed", { what: "no-answer" }, "recorded: no answer from Elena Ruiz"],
  ["people-listed", { pages: 35 }, "opened the list of people, 35 pages", nobodys],
  [
    "person-changed",
    {
      ...{ statusBefore: "new", status: "not-a-fit", ownerBefore: null, owner: "u1" },
      ...{ nextStepBefore: "2026-11-20", nextStep: null, corrected: "email, practiceName" },
    },
    "changed Elena Ruiz, status from New to Not a fit, owner from nobody to Dana Ito, next step from Nov 20, 2026 to none, corrected E-mail, Practice",
  ],
  [
    ...(["person-changed", { ownerBefore: "gone", owner: "u1" }] as const),
    "changed Elena Ruiz, owner from a former colleague to Dana Ito",
  ],
  ["person-viewed", {}, "looked at a person", { whose: null }],
  [
    ...(["person-erased", { reference: "E-2026-1", leads: 3, notes: 0 }] as const),
    ...(["erased a person, reference E-2026-1, 3 leads", { whose: null }] as const),
  ],
  ["lead-put-away", { as: null }, "took back something from Elena Ruiz that was put away"],
  ["people-merged", { other: "p2" }, "merged somebody into Elena Ruiz"],
  ["message-retried", { messages: 2 }, "retried failed mail, 2 messages", nobodys],
  ["user-removed", { email: "kim@firm.example" }, "removed kim@firm.example", { whose: null }],
  [
    ...(["newsletter-scheduled", { name: "May", at: "2026-05-04T09:00" }] as const),
    ...(["scheduled the newsletter “May”, for May 4, 2026, 09:00", { whose: null }] as const),
  ],
  [
    ...(["partner-mail-changed", { mail: false }, "ended the monthly mail to Some Firm"] as const),
    { subject: "Some Firm", whose: null },
  ],
  [
    ...(["people-exported", { people: 1, owner: "none", putAway: "yes", searched: true }] as const),
    "exported the list of people, 1 person, owner nobody, put away, found by a search",
    nobodys,
  ],
];

test.each(sentences)("%s of %j is a sentence", (action, details, sentence, rest = {}) => {
  expect(read({ action, details, ...rest })).toBe(sentence);
});

test("every action is in words", () => {
  for (const action of auditActionNames) expect(actionInWords(action)).not.toMatch(/[{}]|-/);
});
