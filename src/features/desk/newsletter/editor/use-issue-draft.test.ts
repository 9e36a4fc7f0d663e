import { expect, test } from "vitest";
import { longestInIssue } from "#contracts/desk/newsletter.ts";
import { charactersOver, type IssueFields, sameFields } from "./use-issue-draft.ts";

const fields: IssueFields = {
  subject: "a",
  previewLine: "b",
  opening: "c",
  articleIds: ["d", "e"],
};

test("spaces around a text are no change, since the server drops them", () => {
  expect(sameFields(fields, { ...fields, subject: " a ", opening: "c\n" })).toBe(true);
  expect(sameFields(fields, { ...fields, subject: "A" })).toBe(false);
  expect(sameFields(fields, { ...fields, previewLine: "" })).toBe(false);
});

test("another order of the articles is a change", () => {
  expect(sameFields(fields, { ...fields, articleIds: ["e", "d"] })).toBe(false);
});

test.each(["subject", "previewLine", "opening"] as const)(
  "the %s is too long from one character above its limit",
  (name) => {
    const over = (length: number) =>
      charactersOver({ ...fields, [name]: `${"x".repeat(length)} ` })[name];
    expect(over(longestInIssue[name] - 1)).toBe(0);
    expect(over(longestInIssue[name])).toBe(0);
    expect(over(longestInIssue[name] + 1)).toBe(1);
  },
);
