import * as z from "zod";
import { addIf, longText, oneOf, words, yesOrNo } from "./fields.ts";

const dollars = z.number("write a number of dollars, such as 42_500").positive("write more than 0");
const year = z.int("write a year such as 2025").min(2000, "write a year such as 2025").max(2100);
const fraction = z
  .number("write a fraction such as 0.23")
  .gt(0, "write a fraction such as 0.23")
  .lt(1, "write a fraction such as 0.23");
const id = words.regex(/^[a-z0-9-]+$/, "use lower case letters, digits and hyphens");

const timeOfDay = z
  .string("write a time such as 09:00")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "write a time such as 09:00", abort: true });
const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** content/firm.ts: what a program reads of it. */
export const firmSchema = z.looseObject({
  hours: z.looseObject({
    open: z
      .strictObject({
        days: z.array(oneOf(weekdays), "write a list of days").min(1, "name a day"),
        opens: timeOfDay,
        closes: timeOfDay,
      })
      .superRefine(({ opens, closes }, check) =>
        addIf(check, closes > opens ? undefined : `write a time after ${opens}`, "closes"),
      ),
  }),
});

/** content/fees.ts */
export const feeTermsSchema = z.strictObject({
  engagementFeeInUsd: dollars,
  successFeeAsFraction: fraction,
  creditCounted: oneOf(["federal", "federalAndState"]),
  yearsCounted: oneOf(["together", "eachYear"]),
  taxYear: year,
});

/** content/cases/home-cases.ts */
export const homeCasesSchema = z.array(
  z.strictObject({
    id,
    sample: yesOrNo,
    specialty: words,
    specialtyId: id,
    practitioner: words,
    location: words,
    creditAmount: dollars,
    creditYear: year,
    teamSize: z.int("write a number of people").positive("write a number of people"),
    challenge: longText,
    solution: longText,
    results: longText,
    rdActivities: z.array(words, "write a list of activities").min(1, "name an activity"),
    icon: words,
    tone: words,
  }),
);

/** content/cases/case-studies.ts. Its working is recomputed by a test. */
export const caseStudiesSchema = z.array(
  z.strictObject({
    id,
    sample: yesOrNo,
    specialty: words,
    specialtyId: id.optional(),
    employmentType: oneOf(["Practice Owner", "W-2 Employee"]),
    location: words,
    agi: dollars,
    taxBefore: dollars,
    totalSavings: dollars,
    reductionPercent: z.number("write a percentage").gt(0, "write a percentage").max(100),
    year,
    situation: longText,
    taxRxPrescription: longText,
    strategies: z
      .array(
        z.strictObject({
          name: words,
          variant: words.optional(),
          amount: dollars,
          description: longText,
          working: z.looseObject({ kind: oneOf(["deduction", "credit", "settlement"]) }),
          assumes: longText.optional(),
          ifItFails: longText.optional(),
          contested: yesOrNo.optional(),
        }),
      )
      .min(1, "name a strategy"),
    results: longText,
    icon: words,
    color: words,
  }),
);
