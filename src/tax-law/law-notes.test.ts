import { describe, expect, it } from "vitest";
import { type LawNote, lawNotes, lawNotesOn } from "./law-notes.ts";

const all: [string, LawNote][] = Object.entries(lawNotes);

describe("the law notes", () => {
  it("are dated to a day or a month that is not in the future", () => {
    for (const [name, { date }] of all) {
      expect(date, name).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      expect(Number.isNaN(Date.parse(date)), name).toBe(false);
      expect(date <= "2026-11-15", name).toBe(true);
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
    expect(lawNotesOn("captive").map(({ title }) => title)).toEqual([
      "Drake Plastics v. IRS, Southern District of Texas",
      "T.D. 10029",
      "Section 7701(o), economic substance",
    ]);
  });

  it("do not call section 831(b) itself a listed transaction", () => {
    for (const { statement } of lawNotesOn("captive")) {
      expect(statement).not.toMatch(/831\(b\) is a listed/i);
    }
  });
});
