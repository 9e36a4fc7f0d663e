import type { Deliver, DeliveryReport } from "../outbox/delivery-report.ts";
import type { MailMessage } from "./message.ts";
import { asSmtpFailure, type SmtpFailure, verdictOn } from "./smtp-failure.ts";
import type { MailTransport, Sent } from "./transport.ts";
import { typeset } from "./typeset.ts";

/** Delivers a message of the outbox to everybody who has not got it yet. */
export function deliverMail(transport: MailTransport): Deliver {
  return async (claimed, giveUp) => {
    const message = typeset(JSON.parse(claimed.content));
    const addresses = claimed.recipients
      .filter(({ state }) => state === "pending")
      .toSorted((one, other) => Number(other.role === "to") - Number(one.role === "to"))
      .map(({ address }) => address);
    if (addresses.length === 0) return { recipients: [] };

    const together = await attempt(transport, message, addresses, giveUp);
    if (!refusedAsAWhole(together) || addresses.length === 1) return report(together);

    // The contents were refused, perhaps only because of one of the recipients: ask for each.
    const apart: DeliveryReport[] = [];
    for (const address of addresses) {
      apart.push(report(await attempt(transport, message, [address], giveUp)));
    }
    return apart.reduce(merge);
  };
}

type Attempt = Sent & { addresses: readonly string[]; failed?: SmtpFailure };

async function attempt(
  transport: MailTransport,
  message: MailMessage,
  addresses: readonly string[],
  giveUp: AbortSignal,
): Promise<Attempt> {
  try {
    const sent = await transport.send(message, addresses, giveUp);
    return { addresses, ...inOurSpelling(sent, addresses) };
  } catch (error) {
    const refused = (error as { rejectedErrors?: unknown[] }).rejectedErrors?.map(asSmtpFailure);
    if (refused && refused.length > 0) {
      return { addresses, ...inOurSpelling({ accepted: [], refused }, addresses) };
    }
    return { addresses, accepted: [], refused: [], failed: asSmtpFailure(error) };
  }
}

/** The mail library may have changed capitals of a domain; the outbox knows what was typed. */
function inOurSpelling(sent: Sent, addresses: readonly string[]): Sent {
  const ours = <Named extends { address?: string }>(item: Named): Named => {
    const same = addresses.find((known) => known.toLowerCase() === item.address?.toLowerCase());
    return same === undefined ? item : { ...item, address: same };
  };
  return { accepted: sent.accepted.map(ours), refused: sent.refused.map(ours) };
}

function refusedAsAWhole({ failed }: Attempt): boolean {
  return failed !== undefined && verdictOn(failed) === "never";
}

function report({ addresses, accepted, refused, failed }: Attempt): DeliveryReport {
  const failures = failed
    ? addresses.map((address) => ({ ...failed, address }))
    : refused.map((failure) => ({ ...failure, address: failure.address ?? "" }));
  const later = failures.filter((failure) => verdictOn(failure) !== "never");
  const alarm = failures.find((failure) => verdictOn(failure) === "later-and-alarm");
  return {
    recipients: [
      ...accepted.map(({ address, response }) => ({
        address,
        response,
        state: "delivered" as const,
      })),
      ...failures.map((failure) => ({
        address: failure.address,
        response: failure.text,
        state: verdictOn(failure) === "never" ? ("refused" as const) : ("pending" as const),
      })),
    ],
    ...(later[0] ? { retry: later[0].text } : {}),
    ...(alarm ? { alarm: alarm.text } : {}),
  };
}

function merge(one: DeliveryReport, other: DeliveryReport): DeliveryReport {
  return { ...one, ...other, recipients: [...one.recipients, ...other.recipients] };
}
