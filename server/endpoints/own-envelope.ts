import { firm } from "#content/firm.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { resultsEmailSubject } from "#emails/results-email-words.ts";
import { refusals } from "./refusal.ts";

type RequestedEnvelope = {
  from?: string | undefined;
  replyTo?: string | undefined;
  bcc?: string | string[] | undefined;
  subject?: string | undefined;
};

/**
 * The site is no relay: whoever asks for another sender, reply-to, blind copy or subject than the
 * server's own is refused, rather than answered with something they did not ask for.
 */
export function refuseForeignEnvelope({ from, replyTo, bcc, subject }: RequestedEnvelope): void {
  const blindCopies = typeof bcc === "string" ? [bcc] : (bcc ?? []);
  const own =
    isInfoMailbox(from) &&
    isInfoMailbox(replyTo) &&
    blindCopies.every(isInfoMailbox) &&
    (subject === undefined || subject === resultsEmailSubject);
  if (!own)
    throw refusals.field("The sender, copies and subject of this message are not yours to set.");
}

function isInfoMailbox(value: string | undefined): boolean {
  return (
    value === undefined ||
    sameAddress(value, firm.email) ||
    sameAddress(value, `${firm.name} <${firm.email}>`)
  );
}
