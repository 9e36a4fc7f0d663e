import * as z from "zod/mini";
import { minimumFillMilliseconds } from "./endpoints.ts";

/**
 * Two fields against programs that fill in forms. `website` is hidden from people, so only a
 * program fills it in; `filledInMs` is the time since the form was shown. Both failures are
 * reported as such, because a person caught by mistake must not believe that the message was sent.
 */
export const formGuard = {
  website: z.optional(
    z
      .string()
      .check(z.maxLength(0, "Please leave the hidden field empty, or write to us by e-mail.")),
  ),
  filledInMs: z.optional(
    z
      .number()
      .check(
        z.minimum(minimumFillMilliseconds, "That was very quick. Please press the button again."),
      ),
  ),
};
