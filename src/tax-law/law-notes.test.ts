import { describe, expect, it } from "vitest";
import { type LawNote, type LawNoteTopic, lawNotes, lawNotesOn } from "./law-notes.ts";

const all: [string, LawNote][] = Object.entries(lawNotes);

describe("the law notes", () => {
  it("are dated to a real day, month or year", () => {
    for (const [name, { date }] of all) {
      expect(date, name).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
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

  it("warn of what went wrong before on each strategy that a page shows figures for", () => {
    const titlesOn = (topic: LawNoteTopic) => lawNotesOn(topic).map(({ title }) => title);
    expect(titlesOn("home-rental")).toContainEqual(expect.stringContaining("T.C. Memo. 2023-105"));
    expect(titlesOn("charitable")).toContain("Revenue Ruling 79-419");
    expect(titlesOn("charitable")).toContainEqual(expect.stringContaining("Skripak"));
    expect(titlesOn("charitable-service")).toContainEqual(expect.stringContaining("Williams"));
    for (const decision of ["Reserve Mechanical", "Swift", "Patel", "6707A"])
      expect(titlesOn("captive")).toContainEqual(expect.stringContaining(decision));
    expect(titlesOn("hiring-children")).not.toEqual([]);
    const onResearch = titlesOn("research-credit").join(" ");
    for (const rule of ["164.502(e)", "review boards", "Little Sandy", "Phoenix", "George"])
      expect(onResearch).toContain(rule);
    expect(titlesOn("bonds")).toContainEqual(expect.stringContaining("461(l)"));
    const onAdvisors = titlesOn("advisors").join(" ");
    for (const section of ["6694", "6700", "6701", "6111", "7216", "Circular 230"])
      expect(onAdvisors).toContain(section);
  });

  it("give the day of the micro-captive decision and mention the appeal", () => {
    const { date, statement } = lawNotes["micro-captive-decision"];
    expect(date).toBe("2026-04-15");
    expect(statement).toContain("May 6, 2026");
  });

  it("do not call section 831(b) itself a listed transaction", () => {
    for (const { statement } of lawNotesOn("captive")) {
      expect(statement).not.toMatch(/831\(b\) is a listed/i);
    }
  });
});
