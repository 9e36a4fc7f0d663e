import { post } from "#contracts/post.ts";
import type {
  VerifyPresentationPasswordAnswer,
  VerifyPresentationPasswordRequest,
} from "#contracts/presentations.ts";

/** Gives the token, or null for a wrong password. Fails where there was no answer to read. */
export async function verifyPassword(
  path: string,
  password: string,
  fallback: string,
): Promise<string | null> {
  const request: VerifyPresentationPasswordRequest = { password };
  const answer = (await post(path, request, fallback)) as Partial<VerifyPresentationPasswordAnswer>;
  if (answer.success === false) return null;
  if (answer.success === true && "sessionToken" in answer && answer.sessionToken)
    return answer.sessionToken;
  throw new TypeError("The answer to the password check could not be read");
}
