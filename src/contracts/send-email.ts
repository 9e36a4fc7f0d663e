import * as z from "zod/mini";
import { calculation } from "./calculation.ts";
import { emailAddress } from "./email-address.ts";

/**
 * The specified payload and one field more, `calculation`. Subject and bodies are taken and never
 * used: the server writes its own. Of sender, reply-to and blind copy it accepts only what it would
 * have written itself; our pages have never sent these.
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

export const sendEmailAnswer = z.object({ success: z.literal(true), id: z.string() });
export type SendEmailAnswer = z.infer<typeof sendEmailAnswer>;
