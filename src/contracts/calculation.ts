import * as z from "zod/mini";
import { attributionFields, consentText, sourcePage } from "./attribution.ts";
import { emailAddress } from "./email-address.ts";
import { called, longest } from "./limits.ts";
import { idempotencyKey, nameLine, phoneNumber, singleLine } from "./single-line.ts";

const incomplete = "The calculation is incomplete. Please go through its steps again.";

const wages = z
  .int("Wages must be whole dollars.")
  .check(
    z.minimum(0, "Wages cannot be negative."),
    z.maximum(1_000_000_000, "Annual wages must be an amount from $0 to $1 billion."),
  );

const id = z.string(incomplete).check(z.regex(/^[a-z0-9-]{1,60}$/, incomplete));

const specialty = z.object(
  {
    practiceTypeId: id,
    specialtyId: id,
    timePercentage: z.int(incomplete).check(z.minimum(0, incomplete), z.maximum(100, incomplete)),
    activities: z
      .array(z.string(incomplete).check(z.maxLength(500, incomplete)), incomplete)
      .check(z.maxLength(20, incomplete)),
    innovationLevel: z.enum(["low", "medium", "high"], incomplete),
  },
  incomplete,
);

const count = z.int(incomplete).check(z.minimum(1, incomplete), z.maximum(9_999, incomplete));

/** Who does the work, where it is not everyone. What cannot be together is refused by the engine. */
const onlySome = z.object(
  {
    people: count,
    all: count,
    hoursAWeek: z.number(incomplete).check(z.minimum(0, incomplete), z.maximum(60, incomplete)),
  },
  incomplete,
);

/** The contact fields of the calculator's form. Everything else that lists them follows this type. */
const calculationContact = z.object(
  {
    name: nameLine(called.name, longest.name),
    practiceName: nameLine(called.practiceName, longest.practiceName),
    phone: phoneNumber,
    email: emailAddress,
    /** Set if a copy goes to the visitor's CPA. */
    cpaEmail: z.optional(emailAddress),
  },
  "Your name, practice, phone and e-mail are missing.",
);

/** The calculator's answers, from which the server computes the estimate again. */
export const calculation = z.object(
  {
    specialties: z
      .array(specialty, incomplete)
      .check(z.minLength(1, incomplete), z.maxLength(60, incomplete)),
    doctorWages: wages,
    staffWages: wages,
    /** The server accepts only states that the calculator offers. */
    state: singleLine("The state", 40),
    onlySome: z.optional(onlySome),
    contact: calculationContact,
    sourcePage: z._default(sourcePage, "/"),
    ...attributionFields,
    /** The color of a partner's embedded calculator, for the link back to it. Not stored. */
    accent: z.optional(z.string().check(z.regex(/^[0-9a-f]{6}$/, incomplete))),
    consent: z.optional(consentText),
    idempotencyKey,
  },
  incomplete,
);

export type Calculation = z.infer<typeof calculation>;

/** What was answered, without who they are. A booking takes it along. */
export const calculatorAnswers = z.pick(calculation, {
  specialties: true,
  doctorWages: true,
  staffWages: true,
  state: true,
  onlySome: true,
});

/**
 * The specified payload and one field more, `calculation`. Subject and bodies are accepted and not
 * used, since the server writes its own. Sender, reply-to and blind copy are accepted only with the
 * values that the server would use; our pages do not send them.
 */
export const sendEmailRequest = z.object({
  to: emailAddress,
  subject: z.optional(z.string()),
  htmlBody: z.optional(z.string()),
  textBody: z.optional(z.string()),
  from: z.optional(z.string()),
  replyTo: z.optional(z.string()),
  bcc: z.optional(z.union([z.string(), z.array(z.string())])),
  calculation,
});

export type SendEmailRequest = z.input<typeof sendEmailRequest>;
