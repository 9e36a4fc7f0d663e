import { reasonOf } from "../log.ts";
import {
  type MailDraft,
  type MailMessage,
  type MailTransport,
  renderDraft,
  type SendResult,
} from "../mail/message.ts";
import { asSmtpFailure, failureKind } from "../mail/smtp-failure.ts";
import { type Deliver, type DeliveryReport, notMade } from "./delivery-report.ts";
import type { Claimed } from "./queue.ts";

/** Undefined if the message is not to be sent (any more). */
export type ReadDraft = (claimed: Claimed) => Promise<MailDraft | undefined>;

export function deliverMail(
  transport: MailTransport,
  readDraft: ReadDraft = async ({ content }) => JSON.parse(content),
): Deliver {
  return async (claimed, giveUp) => {
    const draft = await readDraft(claimed);
    if (draft === undefined) return { recipients: [], skipped: "withdrawn" };
    let message: MailMessage;
    try {
      message = renderDraft(draft);
    } catch (error) {
      const mistake = `${notMade}${reasonOf(error)}`;
      return { recipients: [], retry: mistake, alarm: mistake };
    }
    const addresses = claimed.recipients
      .filter(({ status }) => status === "waiting")
      .toSorted((one, other) => Number(other.role === "to") - Number(one.role === "to"))
      .map(({ address }) => address);
    if (addresses.length === 0) return { recipients: [] };

    const together = await attempt(transport, message, addresses, giveUp);
    if (!together.contentsRefused || addresses.length === 1) return report(together);

    // The contents were refused, perhaps by only one recipient's server, so send to each
    // separately.
    const apart: DeliveryReport[] = [];
    for (const address of addresses)
      apart.push(report(await attempt(transport, message, [address], giveUp)));
    return apart.reduce(merge);
  };
}

type Attempt = SendResult & { contentsRefused?: boolean };

async function attempt(
  transport: MailTransport,
  message: MailMessage,
  addresses: readonly string[],
  giveUp: AbortSignal,
): Promise<Attempt> {
  try {
    return inOurSpelling(await transport.send(message, addresses, giveUp), addresses);
  } catch (error) {
    const { rejectedErrors = [] } = error as { rejectedErrors?: unknown[] };
    if (rejectedErrors.length > 0) {
      const refused = rejectedErrors.map(asSmtpFailure);
      return inOurSpelling({ accepted: [], refused }, addresses);
    }
    const failure = asSmtpFailure(error);
    return {
      accepted: [],
      refused: addresses.map((address) => ({ ...failure, address })),
      contentsRefused: failureKind(failure) === "permanent",
    };
  }
}

/** The mail library may have changed the case of a domain. The outbox has what was typed. */
function inOurSpelling(sent: SendResult, addresses: readonly string[]): SendResult {
  const ours = <Named extends { address?: string }>(item: Named): Named => {
    const same = addresses.find((known) => known.toLowerCase() === item.address?.toLowerCase());
    return same === undefined ? item : { ...item, address: same };
  };
  return { accepted: sent.accepted.map(ours), refused: sent.refused.map(ours) };
}

function report({ accepted, refused }: SendResult): DeliveryReport {
  const failures = refused.map((failure) => ({ ...failure, kind: failureKind(failure) }));
  const retry = failures.find(({ kind }) => kind !== "permanent");
  const alarm = failures.find(({ kind }) => kind === "configuration");
  const outage = alarm !== undefined || failures.some(({ code }) => code === undefined);
  const refusedMailboxes = failures
    .filter(({ kind, command }) => kind === "permanent" && command === "RCPT TO")
    .map(({ address = "", text }) => ({ address, response: text }));
  return {
    recipients: [
      ...accepted.map((recipient) => ({ ...recipient, status: "delivered" as const })),
      ...failures.map(({ address = "", text, kind }) => ({
        address,
        response: text,
        status: kind === "permanent" ? ("refused" as const) : ("waiting" as const),
      })),
    ],
    ...(retry ? { retry: retry.text } : {}),
    ...(alarm ? { alarm: alarm.text } : {}),
    ...(outage ? { outage } : {}),
    ...(refusedMailboxes.length > 0 ? { refusedMailboxes } : {}),
  };
}

function merge(one: DeliveryReport, other: DeliveryReport): DeliveryReport {
  return {
    ...one,
    ...other,
    recipients: [...one.recipients, ...other.recipients],
    refusedMailboxes: [...(one.refusedMailboxes ?? []), ...(other.refusedMailboxes ?? [])],
  };
}
