import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mailFolderTransport } from "./mail-folder.ts";
import type { MailMessage } from "./message.ts";

const message: MailMessage = {
  messageId: "<newsletter-welcome-1@firm.example>",
  date: "2026-11-15T08:00:00.000Z",
  from: { name: "Firm", address: "info@firm.example" },
  replyTo: { name: "Firm", address: "info@firm.example" },
  to: { name: "Ada Lind", address: "ada@practice.example" },
  subject: "Welcome",
  html: "<p>Grüße from <b>Provo</b></p>",
  text: "Grüße from Provo",
  automatic: true,
};
const never = new AbortController().signal;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mailbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(folder).filter((name) => name.endsWith(".eml"));
const onlyFile = () => readFileSync(join(folder, files()[0] ?? ""));

describe("a message in the mail folder", () => {
  test("overwrites itself when it is sent again", async () => {
    const transport = mailFolderTransport(folder, undefined);
    await transport.send(message, ["ada@practice.example"], never);
    await transport.send(message, ["info@firm.example"], never);
    expect(files()).toHaveLength(1);
  });

  test("carries both unsubscribe headers when it is promotional, signed if there is a key", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const privateKeyFile = join(folder, "dkim.pem");
    writeFileSync(privateKeyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
    const transport = mailFolderTransport(folder, {
      domain: "firm.example",
      selector: "site",
      privateKeyFile,
    });
    const unsubscribeUrl = "https://firm.example/newsletter/unsubscribe?token=abc";
    await transport.send({ ...message, unsubscribeUrl }, ["ada@practice.example"], never);
    const raw = onlyFile()
      .toString()
      .replaceAll(/\r\n[ \t]+/g, " ");
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const signature = /^DKIM-Signature: (.*)$/m.exec(raw)?.[1] ?? "";
    expect(signature.replaceAll(" ", "").toLowerCase()).toContain("list-unsubscribe-post");
  });

  test("gets no extra header from a line break in a name or subject", async () => {
    const transport = mailFolderTransport(folder, undefined);
    const nasty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom(
        "a\r\nBcc: x@evil.example",
        "x\nSubject: other",
        '"\r\n\r\n<html>',
        "a <x@y.z>,",
      ),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (name, ending) => {
        for (const file of files()) rmSync(join(folder, file));
        const to = { name, address: "ada@practice.example" };
        const subject = `Results ${ending}`;
        await transport.send({ ...message, to, subject }, ["ada@practice.example"], never);
        const email = await PostalMime.parse(onlyFile());
        expect(email.to?.map(({ address }) => address)).toEqual(["ada@practice.example"]);
        expect(email.bcc ?? []).toEqual([]);
        expect(
          email.headers
            .map(({ key }) => key)
            .sort()
            .join(" "),
        ).toBe("auto-submitted content-type date from message-id mime-version reply-to subject to");
      }),
      { numRuns: 60 },
    );
  });
});
