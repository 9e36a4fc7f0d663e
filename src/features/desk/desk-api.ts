import { answerTimeoutMs } from "#browser/post.ts";
import { desk } from "#content/desk.ts";

/** What came instead of an answer: a sentence for the reader, and the server's own words to act on. */
export class DeskFailure extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(sentence: string, status: number, body: Readonly<Record<string, unknown>>) {
    super(sentence);
    this.status = status;
    this.body = body;
  }
}

export interface Question {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  signal?: AbortSignal;
}

let onSessionEnded = () => {};

/** One listener: the session of session.ts, which cannot be imported here, since it asks too. */
export function whenSessionEnds(listen: () => void): void {
  onSessionEnded = listen;
}

/** How the desk calls its endpoints: JSON, with the session's cookie. It fails with a DeskFailure. */
export async function ask<Answer>(path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", body, signal } = question;
  const late = AbortSignal.timeout(answerTimeoutMs);
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    signal: signal ? AbortSignal.any([signal, late]) : late,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new DeskFailure(desk.state.unreachable, 0, {});
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 401) onSessionEnded();
  throw new DeskFailure(answer.error || desk.state.failed, response.status, answer);
}
