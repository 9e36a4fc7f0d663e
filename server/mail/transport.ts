import type { MailMessage } from "./message.ts";
import type { SmtpFailure } from "./smtp-failure.ts";

export type Sent = { accepted: { address: string; response: string }[]; refused: SmtpFailure[] };

/** A mail server, or the mail folder. */
export type MailTransport = {
  /** Sends to some of a message's recipients. Throws when the message as a whole did not go. */
  send(message: MailMessage, addresses: readonly string[], giveUp: AbortSignal): Promise<Sent>;
  close(): void;
};
