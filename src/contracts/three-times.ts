import * as z from "zod/mini";
import { callFields } from "./booking.ts";
import { contactRequest } from "./contact.ts";
import { optionalLine, singleLine } from "./single-line.ts";

const time = (which: string) => singleLine(`The ${which} time`, 100);

/** The form `three times that suit you`: a contact whose message names when to call. */
export const threeTimesRequest = z.object({
  ...contactRequest.shape,
  ...callFields,
  first: time("first"),
  second: optionalLine("the second time", time("second")),
  third: optionalLine("the third time", time("third")),
});

export type ThreeTimesRequest = z.output<typeof threeTimesRequest>;
