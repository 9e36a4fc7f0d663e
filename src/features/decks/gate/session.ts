import { answerTimeoutMs } from "#browser/post.ts";
import { deckSessionPath } from "#contracts/endpoints.ts";

/** Kept for this tab alone; a window it opens (speaker notes) starts with a copy. */
const key = "presentation-session-token";

/** None where the browser forbids storage: the gate stays locked instead of failing. */
export function readToken(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export const keepToken = (token: string): void => sessionStorage.setItem(key, token);

export const forgetToken = (): void => sessionStorage.removeItem(key);

const channelName = "presentations-lock";

/**
 * Lock: the server forgets the session first, so that a copy of the token opens nothing either;
 * then every other window of this browser hears of it.
 */
export async function endSession(): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken()}` };
  const answer = await fetch(deckSessionPath, {
    method: "DELETE",
    headers,
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`Lock was answered ${answer.status}`);
  forgetToken();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("locked");
  channel.close();
}

/** Calls back when another window has locked; gives the way to stop listening. */
export function onLock(react: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", react);
  return () => channel.close();
}
