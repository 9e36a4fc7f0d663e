import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { mailFolderTransport } from "./mail-folder.ts";
import { compose, type MailMessage } from "./message.ts";

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

test("a promotional message carries both unsubscribe headers, signed if there is a key", async () => {
  const folder = temporaryFolder();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const privateKeyFile = join(folder, "dkim.pem");
  writeFileSync(privateKeyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
  const dkim = { domain: "firm.example", selector: "site", privateKeyFile };
  const unsubscribeUrl = "https://firm.example/newsletter/unsubscribe?token=abc";
  const addressed = { ...message, unsubscribeUrl };
  const never = new AbortController().signal;
  await mailFolderTransport(folder, dkim).send(addressed, ["ada@practice.example"], never);
  const file = readdirSync(folder).find((name) => name.endsWith(".eml")) ?? "";
  const raw = readFileSync(join(folder, file), "utf8").replaceAll(/\r\n[ \t]+/g, " ");
  expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const signature = /^DKIM-Signature: (.*)$/m.exec(raw)?.[1] ?? "";
  expect(signature.replaceAll(" ", "").toLowerCase()).toContain("list-unsubscribe-post");
});

test("a message gets no extra header from a line break in a name or subject", async () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom(
      "a\r\nBcc: x@evil.example",
      "x\nSubject: other",
      '"\r\n\r\n<html>',
      "a <x@y.z>,",
    ),
  );
  const composer = createTransport({ streamTransport: true, buffer: true });
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (name, ending) => {
      const to = { name, address: "ada@practice.example" };
      const composed = compose({ ...message, to, subject: `Results ${ending}` }, [to.address]);
      const email = await PostalMime.parse((await composer.sendMail(composed)).message as Buffer);
      expect(email.to?.map(({ address }) => address)).toEqual(["ada@practice.example"]);
      expect(email.bcc ?? []).toEqual([]);
      const names = email.headers.map(({ key }) => key);
      expect(names.sort().join(" ")).toBe(
        "auto-submitted content-type date from message-id mime-version reply-to subject to",
      );
    }),
    { numRuns: 60 },
  );
});
