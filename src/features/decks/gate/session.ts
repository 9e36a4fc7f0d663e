import { answerTimeoutMs } from "#browser/post.ts";
import { keptInTab } from "#browser/tab-storage.ts";
import { deckSessionPath } from "#contracts/endpoints.ts";

/** Kept for this tab only. A window it opens (speaker notes) starts with a copy. */
const key = "presentation-session-token";

/** Empty if the browser forbids storage. The gate then stays locked instead of failing. */
export const readToken = (): string => keptInTab(key);

export const keepToken = (token: string): void => sessionStorage.setItem(key, token);

export const forgetToken = (): void => sessionStorage.removeItem(key);

const channelName = "presentations-lock";

/**
 * Lock. The server ends the session first, so that a copy of the token is useless too. Then every
 * other window of this browser is notified.
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

/** Calls back when another window has locked. Returns a function that stops listening. */
export function onLock(react: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", react);
  return () => channel.close();
}
