import * as z from "zod/mini";
import { sourcePage } from "./attribution.ts";
import { withoutControlCharacters } from "./single-line.ts";

/** A calculator or form that failed to start in a browser. Contains nothing about the visitor. */
export const islandFailureReport = z.object({
  island: z.string().check(z.regex(/^[a-z-]{1,60}$/, "The island must be given by its name.")),
  page: sourcePage,
  reason: z.string().check(withoutControlCharacters, z.maxLength(200)),
});
