import { expect, test } from "vitest";
import { asSmtpFailure, type SmtpFailure, type Verdict, verdictOn } from "./smtp-failure.ts";

const cases: [string, Omit<SmtpFailure, "text">, Verdict][] = [
  ["nobody answers", { command: "CONN" }, "later"],
  ["the server is too busy to talk", { code: 421, command: "CONN" }, "later"],
  [
    "the recipient's server asks to come back (greylisting)",
    { code: 450, command: "RCPT TO" },
    "later",
  ],
  ["the message is deferred", { code: 451, command: "DATA" }, "later"],
  ["the login is wrong", { code: 535, command: "AUTH PLAIN" }, "later-and-alarm"],
  ["a login is required", { code: 530, command: "MAIL FROM" }, "later-and-alarm"],
  ["the sender is not allowed", { code: 553, command: "MAIL FROM" }, "later-and-alarm"],
  ["the server refuses to talk to us at all", { code: 554, command: "CONN" }, "later-and-alarm"],
  ["the recipient does not exist", { code: 550, command: "RCPT TO" }, "never"],
  ["the message is refused", { code: 554, command: "DATA" }, "never"],
];

test.each(cases)("when %s", (_, failure, verdict) => {
  expect(verdictOn({ ...failure, text: "" })).toBe(verdict);
});

test("a network error has no code and keeps its text", () => {
  expect(asSmtpFailure(new Error("connect ECONNREFUSED"))).toEqual({
    text: "connect ECONNREFUSED",
  });
});
