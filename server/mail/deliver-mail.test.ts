import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactAcknowledgement } from "#emails/letters/contact.ts";
import { type SmtpBehaviour, type SmtpSink, startSmtp } from "../../tests/support/smtp.ts";
import type { Claimed } from "../outbox/queue.ts";
import { deliverMail, type MailTransport } from "./deliver-mail.ts";
import type { MailDraft } from "./message.ts";
import { smtpTransport } from "./smtp.ts";

const message: MailDraft = {
  messageId: "<results-1@firm.example>",
  date: "2026-11-15T08:00:00.000Z",
  from: { name: "Firm", address: "info@firm.example" },
  replyTo: { name: "Firm", address: "info@firm.example" },
  to: { name: "Dr. Ada Lind", address: "ada@practice.example" },
  body: {
    kind: "letter",
    letter: contactAcknowledgement({ name: "Ada", origin: "https://site.example" }),
  },
  automatic: true,
};

const recipients = [
  ["secret@partner.example", "blind-copy"],
  ["ada@practice.example", "to"],
  ["info@firm.example", "blind-copy"],
] as const;

const claimed = {
  content: JSON.stringify(message),
  recipients: recipients.map(([address, role]) => ({ address, role, state: "pending" })),
} as Claimed;

const never = new AbortController().signal;

let sink: SmtpSink;
let transport: MailTransport;
beforeEach(async () => {
  sink = await startSmtp();
  transport = smtpTransport(sink.url, undefined);
});
afterEach(async () => {
  transport.close();
  await sink.stop();
});

const stateOf = (report: { recipients: { address: string; state: string }[] }) =>
  Object.fromEntries(report.recipients.map(({ address, state }) => [address.split("@")[0], state]));

describe("a message", () => {
  test("reaches everybody in one go, and names no blind copy in its headers", async () => {
    const report = await deliverMail(transport)(claimed, never);
    expect(stateOf(report)).toEqual({ ada: "delivered", info: "delivered", secret: "delivered" });
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]?.to).toHaveLength(3);
    const raw = sink.received[0]?.raw.toString() ?? "";
    expect(raw).not.toContain("secret@partner.example");
    expect(raw).not.toMatch(/^bcc/im);
    expect(raw).toContain("Message-ID: <results-1@firm.example>");
  });

  const refuse = (address: string, code: number, text: string): SmtpBehaviour => ({
    recipient: (asked) => (asked === address ? { code, text } : undefined),
  });

  test.each<[string, SmtpBehaviour, Record<string, string>, RegExp?]>([
    [
      "reaches the visitor when a blind copy is refused",
      refuse("secret@partner.example", 550, "no such user"),
      { ada: "delivered", info: "delivered", secret: "refused" },
    ],
    [
      "waits only for the recipient who is to be asked again later",
      refuse("ada@practice.example", 450, "greylisted"),
      { ada: "pending", info: "delivered", secret: "delivered" },
      /greylisted/,
    ],
    [
      "is tried for each recipient when its contents are refused because of one",
      {
        data: (to) =>
          to.includes("secret@partner.example") ? { code: 554, text: "policy" } : undefined,
      },
      { ada: "delivered", info: "delivered", secret: "refused" },
    ],
    [
      "is put off when every recipient is to be asked later",
      { recipient: () => ({ code: 451, text: "busy" }) },
      { ada: "pending", info: "pending", secret: "pending" },
      /busy/,
    ],
  ])("%s", async (_, behaviour, states, retry) => {
    sink.behave(behaviour);
    const report = await deliverMail(transport)(claimed, never);
    expect(stateOf(report)).toEqual(states);
    if (retry) expect(report.retry).toMatch(retry);
    else expect(report.retry).toBeUndefined();
  });

  test("is put off when nobody listens", async () => {
    await sink.stop();
    const report = await deliverMail(transport)(claimed, never);
    expect(report.retry).toMatch(/ECONNREFUSED|connect/);
    expect(report.alarm).toBeUndefined();
  });

  test("is put off when the server hangs, as soon as it is told to give up", async () => {
    sink.behave({ data: () => "hang" });
    const report = await deliverMail(transport)(claimed, AbortSignal.timeout(200));
    expect(report.retry).toBeDefined();
    sink.behave({});
    expect((await deliverMail(transport)(claimed, never)).retry).toBeUndefined();
  });
});
