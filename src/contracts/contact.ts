import * as z from "zod/mini";
import { attributionFields, consentText, formGuard, sourcePage } from "./attribution.ts";
import { emailAddress } from "./email-address.ts";
import { called, longest } from "./limits.ts";
import {
  idempotencyKey,
  nameLine,
  optionalLine,
  phoneNumber,
  singleLine,
  withoutControlCharacters,
} from "./single-line.ts";

export const contactRequest = z.object({
  /** `partner` is the application on /partners. */
  kind: z.optional(z.enum(["contact", "partner"])),
  name: nameLine(called.name, longest.name),
  email: emailAddress,
  phone: optionalLine(called.phone, phoneNumber),
  practiceName: optionalLine(
    called.practiceName,
    nameLine(called.practiceName, longest.practiceName),
  ),
  topic: optionalLine("The topic", singleLine("The topic", 80)),
  message: z
    .string("Your message is missing.")
    .check(
      withoutControlCharacters,
      z.trim(),
      z.minLength(1, "Your message is missing."),
      z.maxLength(5000, "Your message can have at most 5000 characters."),
    ),
  sourcePage: z._default(sourcePage, "/contact"),
  ...attributionFields,
  consent: z.optional(consentText),
  idempotencyKey: z.optional(idempotencyKey),
  ...formGuard,
});

export type ContactRequest = z.input<typeof contactRequest>;
