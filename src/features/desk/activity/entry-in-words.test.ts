import { expect, test } from "vitest";
import { type AuditEntry, auditActions } from "#contracts/desk/audit.ts";
import { actionInWords, entryInWords } from "./entry-in-words.ts";

type Entry = Partial<AuditEntry> & Pick<AuditEntry, "action">;

function read(entry: Entry): string {
  const colleagues = { u1: "Dana Ito" };
  const fields = { id: "1", at: 0, by: null, subject: "s1", whose: "Elena Ruiz", details: {} };
  const { before, whom, after, details } = entryInWords({ ...fields, ...entry }, colleagues);
  return [before + whom + after, details].filter(Boolean).join(", ");
}

const sentences: [Entry, string][] = [
  [{ action: "call-changed", details: { what: "changed" } }, "moved a call with Elena Ruiz"],
  [
    { action: "call-changed", details: { what: "no-answer" } },
    "recorded: no answer from Elena Ruiz",
  ],
  [
    { action: "people-listed", subject: null, whose: null, details: { pages: 35 } },
    "opened the list of people, 35 pages",
  ],
  [
    {
      action: "person-changed",
      details: {
        statusBefore: "new",
        status: "not-a-fit",
        ownerBefore: null,
        owner: "u1",
        nextStepBefore: "2026-11-20",
        nextStep: null,
        corrected: "email, practiceName",
      },
    },
    "changed Elena Ruiz, status from New to Not a fit, owner from nobody to Dana Ito, next step from Nov 20, 2026 to none, corrected E-mail, Practice",
  ],
  [
    { action: "person-changed", details: { ownerBefore: "gone", owner: "u1" } },
    "changed Elena Ruiz, owner from a former colleague to Dana Ito",
  ],
  [{ action: "person-viewed", whose: null }, "looked at a person"],
  [
    {
      action: "person-erased",
      whose: null,
      details: { reference: "E-2026-1", leads: 3, notes: 0 },
    },
    "erased a person, reference E-2026-1, 3 leads",
  ],
  [
    { action: "lead-put-away", details: { as: null } },
    "took back something from Elena Ruiz that was put away",
  ],
  [{ action: "people-merged", details: { other: "p2" } }, "merged somebody into Elena Ruiz"],
  [
    { action: "message-retried", subject: null, whose: null, details: { messages: 2 } },
    "retried failed mail, 2 messages",
  ],
  [
    { action: "user-removed", whose: null, details: { email: "kim@firm.example" } },
    "removed kim@firm.example",
  ],
  [
    {
      action: "newsletter-scheduled",
      whose: null,
      details: { name: "May", at: "2026-05-04T09:00" },
    },
    "scheduled the newsletter “May”, for May 4, 2026, 09:00",
  ],
  [
    { action: "partner-mail-changed", subject: "Some Firm", whose: null, details: { mail: false } },
    "ended the monthly mail to Some Firm",
  ],
  [
    {
      action: "people-exported",
      subject: null,
      whose: null,
      details: { people: 1, owner: "none", putAway: "yes", searched: true },
    },
    "exported the list of people, 1 person, owner nobody, put away, found by a search",
  ],
];

test.each(sentences)("%j is a sentence", (entry, sentence) => {
  expect(read(entry)).toBe(sentence);
});

test("every action is in words", () => {
  for (const action of auditActions) expect(actionInWords(action)).not.toMatch(/[{}]|-/);
});
