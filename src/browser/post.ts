import type { FormAnswer } from "#contracts/endpoints.ts";

/** After this time without an answer the request fails. */
export const answerTimeoutMs = 30_000;

export interface FailureWords {
  /** Shown when the server's answer contains no sentence. */
  failed: string;
  /** Shown when there was no answer, or none in time. `failed` is used where it is left out. */
  unreachable?: string;
}

/**
 * How the browser calls the site's endpoints: JSON, with the public key of the page as bearer. It
 * fails with a sentence that a visitor can read, and with the status of the answer and the
 * refused field if there was one.
 */
export async function post<Answer = FormAnswer>(
  path: string,
  request: object,
  words: FailureWords,
): Promise<Answer> {
  const body = JSON.stringify(request);
  const headers = { "Content-Type": "application/json" };
  const answer = await call(path, { method: "POST", headers, body }, words);
  if (answer.success === undefined) throw new Error(words.failed);
  return answer;
}

/** The same for what is only read. */
export function read(path: string, words: FailureWords): Promise<unknown> {
  return call(path, { cache: "no-store" }, words);
}

export function statusOf(failure: unknown): number | undefined {
  return (failure as { status?: number }).status;
}

/** The server has read the request and says no: a time is taken, or a field is wrong. */
export function isRefusal(failure: unknown): boolean {
  return [409, 422].includes(statusOf(failure) ?? 0);
}

/** Sends again what may have arrived without its answer. The second request must change nothing more. */
export function twiceIfLost<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  return send().catch((error: unknown) => {
    if (isRefusal(error)) throw error;
    return send();
  });
}

async function call(path: string, init: RequestInit, words: FailureWords) {
  const answer = await fetch(path, {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${publicAnonKey()}` },
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch((cause: unknown) => {
    // The browser's message ("Failed to fetch") differs by browser and does not help a visitor.
    throw new Error(words.unreachable ?? words.failed, { cause });
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw Object.assign(new Error(body.error || words.failed), {
      status: answer.status,
      field: body.field,
    });
  return body;
}

function publicAnonKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>("meta[name=public-anon-key]")?.content;
}

/** randomUUID is missing where a page is served without TLS, on an office network for instance. */
export function newKey(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
