import { type RefObject, useState } from "react";
import type { Answers, Contact } from "../answers/answers.ts";
import { type Origin, sendRequest } from "./send-request.ts";
import { publicAnonKey, sendResults } from "./send-results.ts";

interface Sending {
  readonly sending: boolean;
  /** The failure's sentence, until the next attempt. */
  readonly failure: string | undefined;
  /** True when it went out. */
  readonly send: (answers: Answers, contact: Contact) => Promise<boolean>;
}

/** Kept for retries of one calculation, so that they store and send once; empty before the first. */
export type IdempotencyKeyRef = RefObject<string>;

/** Idle, sending, then success or failure. */
export function useSending(origin: Origin, key: IdempotencyKeyRef): Sending {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(answers: Answers, contact: Contact): Promise<boolean> {
    key.current ||= newKey();
    setSending(true);
    setFailure(undefined);
    try {
      await sendResults(sendRequest(answers, contact, origin, key.current), publicAnonKey());
      key.current = "";
      return true;
    } catch (error) {
      setFailure((error instanceof Error && error.message) || "Unknown error");
      return false;
    } finally {
      setSending(false);
    }
  }

  return { sending, failure, send };
}

/** randomUUID is missing where a page is served without TLS, on an office network for instance. */
function newKey(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
