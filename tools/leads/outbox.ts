import { testLetter } from "#emails/letters/operator.ts";
import { retryMessages } from "#server/desk/retry-messages.ts";
import { renderDraft, writeMail } from "#server/mail/message.ts";
import { smtpTransport } from "#server/mail/smtp.ts";
import { asSmtpFailure } from "#server/mail/smtp-failure.ts";
import { unfinishedMessages } from "#server/outbox/outbox-status.ts";
import {
  addressArgument,
  asDate,
  type Command,
  joined,
  readArgs,
  UsageError,
  withStorage,
} from "../command-line.ts";

export const outboxCommand: Command = {
  usage: "outbox [--retry ID | --retry-failed]",
  does: "what waits or has failed; sends it again",
  async run(context) {
    const { values } = readArgs(context.args, {
      retry: { type: "string" },
      "retry-failed": { type: "boolean" },
    });
    await withStorage(context, async (storage) => {
      if (values.retry !== undefined || values["retry-failed"]) {
        const which = values.retry === undefined ? "failed" : { id: values.retry };
        const now = await storage.now();
        const count = await storage.transaction((queries) =>
          retryMessages(queries, which, { user: undefined, now }),
        );
        context.print(`${count} will be sent again by the running server.`);
      }
      const rows = await storage.run(unfinishedMessages);
      if (rows.length === 0) context.print("Nothing waits, nothing has failed.");
      for (const { created_at, id, status, purpose, attempts, last_error } of rows) {
        const facts = [asDate(created_at), id, status.padEnd(7), purpose, `${attempts} attempts`];
        context.print(joined(...facts, last_error));
      }
    });
  },
};

const minute = 60_000;

/** Not by the outbox, so that the answer of the mail server is seen at once. */
export const testMailCommand: Command = {
  usage: "test-mail EMAIL",
  does: "sends a message with the server's settings and shows what the mail server answered",
  async run(context) {
    const address = addressArgument(context, "To whom?", "test-mail EMAIL");
    const { smtpUrl, dkim, publicOrigin: origin } = context.environment;
    if (smtpUrl === undefined) throw new UsageError("SMTP_URL is not set: no message is sent.");
    const now = Date.now();
    const outgoing = writeMail({
      purpose: "test",
      about: `${now}`,
      body: { kind: "letter", letter: testLetter({ origin, signed: dkim !== undefined }) },
      to: { name: "", address },
      now,
    });
    const transport = smtpTransport(smtpUrl, dkim);
    try {
      const message = renderDraft(outgoing.draft as Parameters<typeof renderDraft>[0]);
      const sent = await transport.send(message, [address], AbortSignal.timeout(minute));
      for (const { text } of sent.refused) throw new Error(text);
      context.print(`The mail server took it: ${sent.accepted[0]?.response}`);
      context.print("Whether it arrives is another matter: look into the mailbox, and its spam.");
    } catch (error) {
      throw new UsageError(`The mail server did not take it: ${asSmtpFailure(error).text}`);
    } finally {
      transport.close();
    }
  },
};
