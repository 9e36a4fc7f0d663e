import { describe, expect, it } from "vitest";
import { type LawNote, lawNotes, lawNotesOn } from "./law-notes.ts";

const all: [string, LawNote][] = Object.entries(lawNotes);

describe("the law notes", () => {
  it("are dated to a real day or month", () => {
    for (const [name, { date }] of all) {
      expect(date, name).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      expect(new Date(date).toISOString().slice(0, date.length), name).toBe(date);
    }
  });

  it("state something and name a source", () => {
    for (const [name, { title, statement, topics, source }] of all) {
      expect(title, name).not.toBe("");
      expect(statement, name).toMatch(/\.$/);
      expect(topics.length, name).toBeGreaterThan(0);
      expect(new URL(source.url).protocol, name).toBe("https:");
    }
  });

  it("come newest first on a topic", () => {
    const captive = lawNotesOn("captive");
    expect(captive.map(({ title }) => title)).toContain("T.D. 10029");
    expect(captive).toEqual(captive.toSorted((a, b) => b.date.localeCompare(a.date)));
  });

  it("do not call section 831(b) itself a listed transaction", () => {
    for (const { statement } of lawNotesOn("captive")) {
      expect(statement).not.toMatch(/831\(b\) is a listed/i);
    }
  });
});
