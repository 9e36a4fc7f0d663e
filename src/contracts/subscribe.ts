import * as z from "zod/mini";
import { attributionFields, consentText, formGuard, sourcePage } from "./attribution.ts";
import { emailAddress } from "./email-address.ts";

export const subscribeRequest = z.object({
  email: emailAddress,
  sourcePage: z._default(sourcePage, "/knowledge-bank"),
  ...attributionFields,
  consent: z.optional(consentText),
  ...formGuard,
});

export type SubscribeRequest = z.input<typeof subscribeRequest>;
