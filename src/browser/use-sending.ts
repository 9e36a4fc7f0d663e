import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "#contracts/endpoints.ts";
import { type FailureWords, newKey, post, statusOf } from "./post.ts";

/** Browsers round their clocks, so we wait a little longer than the minimum. */
const MARGIN_MS = 50;

/** Fields that a request may have besides its message. */
export interface Envelope {
  /** One key per message: a retry after a lost answer is stored and mailed once. */
  idempotencyKey: string;
  /** Time since the form was shown. The server refuses forms filled in faster than a person could. */
  filledInMs: number;
}

export interface Sending {
  /** False until React runs. A form that could not be sent stays disabled. */
  ready: boolean;
  sending: boolean;
  /** The sentence of the last failure, until the next attempt. */
  failure: string | undefined;
  /** After a failure that may have lost the answer only: the server may have done what was asked. */
  lost: boolean;
  /** Undefined after a failure. */
  send: (request: (envelope: Envelope) => object) => Promise<FormAnswer | undefined>;
}

interface SendingOptions {
  path: string;
  words: FailureWords;
  /** Forms that programs often fill in are held back until a person could have filled them in. */
  minimumFillMs?: number;
  /** Prefix of a failure in the browser's console. */
  logAs?: string;
  /** Set where the message's key must outlive the form. Empty before the first attempt. */
  keyRef?: RefObject<string>;
  /** Repeats a request once whose answer may be lost. */
  repeats?: boolean;
}

/** How every form of the site is sent: idle, sending, then an answer or a sentence. */
export function useSending(options: SendingOptions): Sending {
  const { path, words, minimumFillMs = 0, logAs = "Error sending the form:", keyRef } = options;
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [lost, setLost] = useState(false);
  const shownAt = useRef(0);
  const ownKey = useRef("");
  const key = keyRef ?? ownKey;

  useEffect(() => {
    shownAt.current = performance.now();
    setReady(true);
  }, []);

  async function send(request: Parameters<Sending["send"]>[0]): Promise<FormAnswer | undefined> {
    const filledInMs = () => Math.round(performance.now() - shownAt.current);
    key.current ||= newKey();
    setSending(true);
    setFailure(undefined);
    try {
      const wait = minimumFillMs + MARGIN_MS - filledInMs();
      if (minimumFillMs > 0 && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const envelope = { idempotencyKey: key.current, filledInMs: filledInMs() };
      const message = request(envelope);
      const answer = await post(path, message, words).catch((error: unknown) => {
        if (!options.repeats || isRefusal(error)) throw error;
        return post(path, message, words);
      });
      key.current = "";
      return answer as FormAnswer;
    } catch (error) {
      console.error(logAs, error);
      setFailure((error as Error).message);
      setLost(!isRefusal(error));
    } finally {
      setSending(false);
    }
  }

  return { ready, sending, failure, lost, send };
}

/** The server has read the request and says no: a time is taken, or a field is wrong. */
const isRefusal = (error: unknown) => [409, 422].includes(statusOf(error) ?? 0);
