import * as z from "zod/mini";
import { minimumFillMilliseconds } from "./endpoints.ts";

/**
 * Two fields against programs that fill in forms. `website` is hidden from people, so only a
 * program fills it; `filledInMs` is the time since the form was shown. Both answers are honest
 * refusals rather than a pretended success: a person caught by mistake must not lose a message.
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
