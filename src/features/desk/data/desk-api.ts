import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { answerTimeoutMs } from "#browser/post.ts";
import { type DeskRefusalCode, deskRefusal } from "#contracts/desk/session.ts";
import { confirmIdentity } from "./confirm-identity.ts";

const failedSentence = "The server could not answer. Please try again.";

/** Why a request failed: a sentence for the user, and what else the server said. */
export class DeskFailure extends Error {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly body: unknown;

  constructor(sentence: string, status = 0, body?: unknown) {
    super(sentence);
    this.status = status;
    this.body = body;
  }

  /** The field that the server rejected. */
  get field(): string | undefined {
    return deskRefusal.safeParse(this.body).data?.field;
  }

  /** Set if the screens should do more than show the sentence. */
  get code(): DeskRefusalCode | undefined {
    return deskRefusal.safeParse(this.body).data?.code;
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: DeskFailure;
  }
}

export interface Question {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  signal?: AbortSignal;
  /** The request is completed even if the page is closed meanwhile. */
  keepalive?: boolean;
}

/**
 * Calls an endpoint of the desk: JSON, with the session's cookie. Throws a DeskFailure, also when
 * the answer is cut off or does not match the contract. If the server wants a confirmation first, a
 * dialog asks for it and the request is sent again.
 */
export async function ask<Answer>(
  path: string,
  contract: z.ZodMiniType<Answer>,
  question: Question = {},
): Promise<Answer> {
  try {
    return await askOnce(path, contract, question);
  } catch (failure) {
    const needsConfirmation =
      failure instanceof DeskFailure && failure.code === "confirmation-needed";
    if (!needsConfirmation || !(await confirmIdentity())) throw failure;
    return askOnce(path, contract, question);
  }
}

async function askOnce<Answer>(
  path: string,
  contract: z.ZodMiniType<Answer>,
  { method = "GET", body, signal, keepalive = false }: Question,
): Promise<Answer> {
  const late = AbortSignal.timeout(answerTimeoutMs);
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    keepalive,
    signal: signal ? AbortSignal.any([signal, late]) : late,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new DeskFailure("The server did not answer. Check your connection, then try again.");
  });
  const said: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const sentence = deskRefusal.safeParse(said).data?.error || failedSentence;
    throw new DeskFailure(sentence, response.status, said);
  }
  const answer = contract.safeParse(said);
  if (!answer.success) throw new DeskFailure(failedSentence, response.status, said);
  return answer.data;
}

/** A query for an endpoint's answer, with the address as its key. */
export function answerQuery<Answer>(path: string, contract: z.ZodMiniType<Answer>) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => ask(path, contract, { signal }),
  });
}
