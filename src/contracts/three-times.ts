import * as z from "zod/mini";
import { callFields } from "./booking.ts";
import { contactRequest } from "./contact.ts";
import { hasWebAddress, webAddressFault } from "./limits.ts";
import { optionalLine, singleLine } from "./single-line.ts";

/** The confirmation repeats it to an unproven address. A slash is taken, as in 12/1/2026. */
function time(which: string) {
  const what = `The ${which} time`;
  return singleLine(what, 100).check(
    z.refine((text) => !hasWebAddress(text.replaceAll("/", " ")), webAddressFault(what)),
  );
}

/** The form `three times that suit you`: a contact whose message names when to call. */
export const threeTimesRequest = z.object({
  ...contactRequest.shape,
  ...callFields,
  first: time("first"),
  second: optionalLine("the second time", time("second")),
  third: optionalLine("the third time", time("third")),
});

export type ThreeTimesRequest = z.output<typeof threeTimesRequest>;
