import * as z from "zod/mini";
import { attributionFields, consentText, formGuard, sourcePage } from "./attribution.ts";
import { emailAddress } from "./email-address.ts";
import { idempotencyKey } from "./single-line.ts";

const incomplete = "The plan is incomplete. Please reload the page and try again.";

const amount = z
  .int("Amounts must be whole dollars.")
  .check(z.minimum(0, "Amounts cannot be negative."), z.maximum(100_000_000, incomplete));
const count = z.int(incomplete).check(z.minimum(0, incomplete), z.maximum(120, incomplete));
const optionalAmount = z.optional(amount);
const optionalCount = z.optional(count);

export const planMoves = [
  "deferral",
  "deferral-457b",
  "hsa",
  "solo-plan",
  "dependent-care",
  "backdoor-roth",
  "giving",
  "salt",
  "losses",
  "withholding",
  "qbi",
  "owners",
] as const;

/** What a visitor entered, by the engine's names, from which the server computes the plan again. */
const planAnswers = z.strictObject(
  {
    filing: z.enum(["single", "joint", "separate", "head-of-household"], incomplete),
    wagesInUsd: amount,
    spouseWagesInUsd: amount,
    profitInUsd: amount,
    /** Two letters; empty while none is chosen. */
    state: z.string(incomplete).check(z.regex(/^([A-Z]{2})?$/, incomplete)),
    age: optionalCount,
    spouseAge: optionalCount,
    workPlan: z.optional(z.enum(["none", "401k", "403b"], incomplete)),
    deferredInUsd: optionalAmount,
    offersHigherCatchUp: z.optional(z.enum(["yes", "no", "unknown"], incomplete)),
    lastYearWagesInUsd: optionalAmount,
    kindOf457b: z.optional(z.enum(["none", "governmental", "non-governmental"], incomplete)),
    deferred457bInUsd: optionalAmount,
    healthPlan: z.optional(z.enum(["none", "self-only", "family"], incomplete)),
    hsaPutInInUsd: optionalAmount,
    preTaxIraInUsd: optionalAmount,
    childrenUnder13InCare: optionalCount,
    childrenUnder17: optionalCount,
    giftsInUsd: optionalAmount,
    mortgageInterestInUsd: optionalAmount,
    stateTaxesInUsd: optionalAmount,
    earlyPropertyTaxInUsd: optionalAmount,
    lossesInUsd: optionalAmount,
    gainsInUsd: optionalAmount,
    spouseItemizes: z.optional(z.boolean(incomplete)),
    priorTaxInUsd: optionalAmount,
    priorIncomeInUsd: optionalAmount,
    withholdingInUsd: optionalAmount,
    paymentsInUsd: z.optional(z.tuple([amount, amount, amount, amount], incomplete)),
  },
  incomplete,
);

/** The request of Send. The addresses are all that it says about a person. */
export const sendPlanRequest = z.object({
  email: emailAddress,
  /** Set if a copy goes to the visitor's CPA. */
  cpaEmail: z.optional(emailAddress),
  taxYear: z.int(incomplete),
  answers: planAnswers,
  ticked: z.array(z.enum(planMoves, incomplete), incomplete).check(z.maxLength(20, incomplete)),
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
