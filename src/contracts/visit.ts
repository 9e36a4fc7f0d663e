import * as z from "zod/mini";
import { withoutControlCharacters } from "./single-line.ts";

/** Path of the page a lead came from. Never its query: that could carry personal data. */
export const sourcePage = z
  .string()
  .check(
    z.maxLength(200, "The page's path is too long."),
    z.regex(/^\/[\w./-]*$/, "The page must be given as a path."),
  );

/** Which collaboration page brought the visitor, such as `fortune`. */
export const partnerSlug = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/, "The partner must be given as a short name."));

/** The sentence of consent as the visitor saw it beside the button. */
export const consentText = z.string().check(withoutControlCharacters, z.trim(), z.maxLength(500));

/** Made by the browser for one send and kept for its retries, so that a retry stores once. */
export const idempotencyKey = z
  .string("The request has no idempotency key.")
  .check(z.regex(/^[\w-]{8,100}$/, "The idempotency key must have 8 to 100 letters and digits."));
