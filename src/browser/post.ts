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
 * fails with a sentence that a visitor can read.
 */
export async function post(path: string, request: object, words: FailureWords): Promise<unknown> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${publicAnonKey()}` },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch((cause: unknown) => {
    // The browser's message ("Failed to fetch") differs by browser and does not help a visitor.
    throw new Error(words.unreachable ?? words.failed, { cause });
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok || body.success === undefined) throw new Error(body.error || words.failed);
  return body;
}

function publicAnonKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>("meta[name=public-anon-key]")?.content;
}
