import * as z from "zod";
import { longText, oneOf, words, yesOrNo } from "./fields.ts";

const dollars = z.number("write a number of dollars, such as 42_500").positive("write more than 0");
const year = z.int("write a year such as 2025").min(2000, "write a year such as 2025").max(2100);
const fraction = z
  .number("write a fraction such as 0.23")
  .gt(0, "write a fraction such as 0.23")
  .lt(1, "write a fraction such as 0.23");
const id = words.regex(/^[a-z0-9-]+$/, "use lower case letters, digits and hyphens");

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
