import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import type { SendEmailAnswer, SendEmailRequest } from "#contracts/send-email.ts";

/** As in contracts/send-email.ts, whose schemas the browser does without; a test compares the two. */
export const sendEmailPath = "/functions/v1/send-email";

const patienceInMs = 30_000;

/**
 * Sends once. A failure carries the server's sentence, is logged, and is thrown on; whether the
 * request was stored before an answer got lost, the idempotency key sorts out at the next attempt.
 */
export async function sendResults(
  request: SendEmailRequest,
  bearer: string,
): Promise<SendEmailAnswer> {
  try {
    const response = await ask(request, bearer);
    const answer: Partial<SendEmailAnswer & { error: string }> = await response
      .json()
      .catch(() => ({}));
    if (!response.ok || answer.success !== true)
      throw new Error(answer.error || "Failed to send email");
    return answer as SendEmailAnswer;
  } catch (error) {
    console.error("Error sending email:", error);
    throw error;
  }
}

async function ask(request: SendEmailRequest, bearer: string): Promise<Response> {
  try {
    return await fetch(sendEmailPath, {
      method: "POST",
      headers: { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceInMs),
    });
  } catch (cause) {
    // The browser's own words ("Failed to fetch") differ by browser and help nobody.
    throw new Error(rdCalculatorResult.send.unreachable, { cause });
  }
}

export function publicAnonKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="public-anon-key"]')?.content ?? "";
}
