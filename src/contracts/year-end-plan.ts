import * as z from "zod/mini";
import {
  highestAmountInUsd,
  questionsInOrder,
  type YearEndAnswers,
} from "#calculations/year-end/answers.ts";
import { moveIds } from "#calculations/year-end/moves.ts";
import { attributionFields, consentText, formGuard, sourcePage } from "./attribution.ts";
import { emailAddress } from "./email-address.ts";
import { idempotencyKey } from "./single-line.ts";

const incomplete = "The plan is incomplete. Please reload the page and try again.";

const whole = (most: number) =>
  z
    .int("Amounts must be whole dollars.")
    .check(z.minimum(0, "Amounts cannot be negative."), z.maximum(most, incomplete));
const amount = whole(highestAmountInUsd);

/** What a visitor entered, by the engine's names, from which the server computes the plan again. */
const planAnswers = z.strictObject(
  Object.fromEntries(
    questionsInOrder.map(([name, { kind, most, choices = [], first }]) => {
      const answer = {
        usd: amount,
        count: whole(most ?? 0),
        choice: z.enum(choices, incomplete),
        state: z.string(incomplete).check(z.regex(/^([A-Z]{2})?$/, incomplete)),
        "yes-no": z.boolean(incomplete),
        payments: z.tuple([amount, amount, amount, amount], incomplete),
      }[kind];
      return [name, first === undefined ? z.optional(answer) : answer];
    }),
  ),
  incomplete,
) as unknown as z.ZodMiniType<YearEndAnswers, YearEndAnswers>;

/** The request of Send. The addresses are all that it says about a person. */
export const sendPlanRequest = z.object({
  email: emailAddress,
  /** Set if a copy goes to the visitor's CPA. */
  cpaEmail: z.optional(emailAddress),
  taxYear: z.int(incomplete),
  answers: planAnswers,
  ticked: z.array(z.enum(moveIds, incomplete), incomplete).check(z.maxLength(20, incomplete)),
  sourcePage: z._default(sourcePage, "/year-end"),
  ...attributionFields,
  consent: z.optional(consentText),
  idempotencyKey,
  ...formGuard,
});

export type SendPlanRequest = z.input<typeof sendPlanRequest>;
export type SentPlan = z.infer<typeof sendPlanRequest>;

/** The plan as the visitor saw it, stored with the lead so that later law does not change it. */
export const storedPlan = z.object({
  taxYear: z.number(),
  /** In words. */
  filing: z.string(),
  state: z.string(),
  /** These are in dollars. */
  taxAsIs: z.number(),
  taxPlanned: z.number(),
  saved: z.number(),
  moves: z.array(
    z.object({
      move: z.string(),
      title: z.string(),
      ticked: z.boolean(),
      possible: z.number(),
      /** Null where nothing is saved this year. */
      saves: z.nullable(z.number()),
    }),
  ),
});
export type StoredPlan = z.infer<typeof storedPlan>;
