import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactAcknowledgement } from "#emails/letters/contact.ts";
import { type SmtpSink, startSmtp } from "../../tests/support/smtp.ts";
import type { MailDraft, MailTransport } from "../mail/message.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { deliverMail } from "./deliver-mail.ts";
import { notMade } from "./delivery-report.ts";
import type { Claimed } from "./queue.ts";

const message: MailDraft = {
  messageId: "<results-1@firm.example>",
  date: "2026-11-15T08:00:00.000Z",
  from: { name: "Firm", address: "info@firm.example" },
  replyTo: { name: "Firm", address: "info@firm.example" },
  to: { name: "Dr. Ada Lind", address: "ada@practice.example" },
  body: { kind: "letter", letter: contactAcknowledgement({ origin: "https://site.example" }) },
  automatic: true,
};

const recipients = [
  ["secret@partner.example", "blind-copy"],
  ["ada@practice.example", "to"],
  ["info@firm.example", "blind-copy"],
] as const;

const claimed = {
  content: JSON.stringify(message),
  recipients: recipients.map(([address, role]) => ({ address, role, status: "waiting" })),
} as Claimed;

const neverGiveUp = new AbortController().signal;

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

const statusOf = (report: { recipients: { address: string; status: string }[] }) =>
  Object.fromEntries(report.recipients.map(({ address, status }) => [address, status]));

describe("a message", () => {
  test("that the program cannot make is told from one that a mail server refuses", async () => {
    const broken = { ...message, body: { kind: "letter", letter: {} } };
    const content = JSON.stringify(broken);
    const report = await deliverMail(transport)({ ...claimed, content }, neverGiveUp);
    expect(report).toMatchObject({ alarm: expect.stringContaining(notMade), recipients: [] });
    expect(report.retry).toBe(report.alarm);
  });

  test("is sent to all recipients at once, and names no blind copy in its headers", async () => {
    const report = await deliverMail(transport)(claimed, neverGiveUp);
    expect(statusOf(report)).toEqual({
      "ada@practice.example": "delivered",
      "info@firm.example": "delivered",
      "secret@partner.example": "delivered",
    });
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]?.to).toHaveLength(3);
    const raw = sink.received[0]?.raw.toString() ?? "";
    expect(raw).not.toContain("secret@partner.example");
    expect(raw).not.toMatch(/^bcc/im);
    expect(raw).toContain("Message-ID: <results-1@firm.example>");
  });

  test("is tried for each recipient when its contents are refused because of one", async () => {
    sink.behave({
      data: (to) =>
        to.includes("secret@partner.example") ? { code: 554, text: "policy" } : undefined,
    });
    const report = await deliverMail(transport)(claimed, neverGiveUp);
    expect(report.retry).toBeUndefined();
    expect(statusOf(report)).toEqual({
      "ada@practice.example": "delivered",
      "info@firm.example": "delivered",
      "secret@partner.example": "refused",
    });
  });
});
