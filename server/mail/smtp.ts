import { createTransport } from "nodemailer";
import type { Environment } from "../environment.ts";
import { dkimOptions } from "./dkim.ts";
import { compose, type MailTransport, type SendResult } from "./message.ts";
import { asSmtpFailure } from "./smtp-failure.ts";

const second = 1000;

/** `smtp://` is upgraded by STARTTLS where offered; add `?requireTLS=true` to insist. */
export function smtpTransport(smtpUrl: string, dkim: Environment["dkim"]): MailTransport {
  const options = {
    url: smtpUrl,
    pool: true as const,
    // One connection per message, kept for the next, so that a delivery that times out affects no
    // other.
    maxConnections: 1,
    maxRequeues: 1,
    dnsTimeout: 10 * second,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 30 * second,
    idleTimeout: 30 * second,
    ...dkimOptions(dkim),
  };
  const idle: ReturnType<typeof openConnection>[] = [];
  const openConnection = () => createTransport(options);

  return {
    async send(message, addresses, giveUp): Promise<SendResult> {
      giveUp.throwIfAborted();
      const connection = idle.pop() ?? openConnection();
      const abandon = () => connection.transporter.close?.({ force: true });
      giveUp.addEventListener("abort", abandon, { once: true });
      try {
        const info = await connection.sendMail(compose(message, addresses));
        return {
          accepted: info.accepted.map((address) => ({ address, response: info.response })),
          refused: (info.rejectedErrors ?? []).map(asSmtpFailure),
        };
      } finally {
        giveUp.removeEventListener("abort", abandon);
        if (giveUp.aborted) connection.close();
        else idle.push(connection);
      }
    },
    close() {
      for (const connection of idle.splice(0)) connection.close();
    },
  };
}
