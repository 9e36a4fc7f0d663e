import { setTimeout as pause } from "node:timers/promises";
import { deskSignInLink } from "#emails/letters/desk.ts";
import type { Environment } from "../../../environment.ts";
import { type Log, reasonOf } from "../../../log.ts";
import { enqueueLetterToMember } from "../../../outbox/letter-to-member.ts";
import type { OutboxWorker } from "../../../outbox/worker.ts";
import type { Storage } from "../../../storage/storage.ts";
import { findMember } from "../users.ts";
import { makeMailedLink, signInUrl } from "./sign-in-links.ts";

export type SignInLinkSender = ReturnType<typeof createSignInLinkSender>;

type SenderOptions = {
  environment: Pick<Environment, "publicOrigin">;
  storage: Storage;
  outbox: Pick<OutboxWorker, "wake">;
  log: Log;
  databaseNow: () => Promise<number>;
  /** How long to wait before looking up an address. */
  delay: () => Promise<void>;
};

/**
 * Some hundred milliseconds. A team member's address takes more work, and after this pause a
 * visitor who measures the server's load cannot tell which request caused it.
 */
export const randomDelay = (): Promise<void> => pause(100 + Math.random() * 400);

/**
 * Looks an address up only after the request has been answered, so that neither the answer nor its
 * timing depends on the result.
 */
export function createSignInLinkSender(parts: SenderOptions) {
  let last: Promise<void> = Promise.resolve();
  return {
    /**
     * Sends a link for this browser if the address belongs to a team member. The caller cannot see
     * whether it did.
     */
    request(email: string, browser: string): void {
      const delayed = parts.delay();
      last = last
        .then(() => delayed)
        .then(() => send(email, browser, parts))
        .catch((error: unknown) => {
          parts.log.error("sign-in-link-failed", { reason: reasonOf(error) });
        });
    },
    /** Resolves once all requested links are in the outbox. */
    settled: () => last,
  };
}

async function send(email: string, browser: string, parts: SenderOptions) {
  const origin = parts.environment.publicOrigin;
  const now = await parts.databaseNow();
  const sent = await parts.storage.transaction(async (queries) => {
    const user = await findMember(queries, email);
    if (user === undefined) return false;
    const token = await makeMailedLink(queries, user.id, browser, now);
    const letter = deskSignInLink({ signInUrl: signInUrl(origin, token), origin });
    const message = { purpose: "desk-sign-in", letter, email: user.email, now } as const;
    await enqueueLetterToMember(queries, message);
    return true;
  });
  if (sent) parts.outbox.wake();
}
