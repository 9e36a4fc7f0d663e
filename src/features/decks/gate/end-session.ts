import { forgetToken, readToken } from "./session-token.ts";

/** Lock: the server forgets the session first, so that a copy of the token opens nothing either. */
export async function endSession(path: string): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken()}` };
  const answer = await fetch(path, { method: "DELETE", headers });
  if (!answer.ok) throw new Error(`Lock was answered ${answer.status}`);
  forgetToken();
}
