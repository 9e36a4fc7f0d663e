import { expect, test } from "vitest";
import { type FailureKind, failureKind, type SmtpFailure } from "./smtp-failure.ts";

const cases: [string, Omit<SmtpFailure, "text">, FailureKind][] = [
  ["nobody answers", { command: "CONN" }, "temporary"],
  ["the server is too busy to talk", { code: 421, command: "CONN" }, "temporary"],
  ["the recipient's server greylists us", { code: 450, command: "RCPT TO" }, "temporary"],
  ["the message is deferred", { code: 451, command: "DATA" }, "temporary"],
  ["the login is wrong", { code: 535, command: "AUTH PLAIN" }, "configuration"],
  ["a login is required", { code: 530, command: "MAIL FROM" }, "configuration"],
  ["the sender is not allowed", { code: 553, command: "MAIL FROM" }, "configuration"],
  ["the server refuses to talk to us at all", { code: 554, command: "CONN" }, "configuration"],
  ["the recipient does not exist", { code: 550, command: "RCPT TO" }, "permanent"],
  ["the message is refused", { code: 554, command: "DATA" }, "permanent"],
];

test.each(cases)("when %s", (_, failure, kind) => {
  expect(failureKind({ ...failure, text: "" })).toBe(kind);
});
