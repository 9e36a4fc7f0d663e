import * as z from "zod/mini";
import { bookingAbout } from "./booked-call.ts";
import { contactRequest } from "./contact.ts";
import { optionalLine, phoneNumber, singleLine } from "./single-line.ts";

const time = (which: string) => singleLine(`The ${which} time`, 100);

/** The form `three times that suit you`: a contact whose message names when to call. */
export const threeTimesRequest = z.object({
  ...contactRequest.shape,
  phone: phoneNumber,
  about: bookingAbout,
  first: time("first"),
  second: optionalLine("the second time", time("second")),
  third: optionalLine("the third time", time("third")),
  message: optionalLine("the message", singleLine("The message", 500)),
});

export type ThreeTimesRequest = z.output<typeof threeTimesRequest>;
