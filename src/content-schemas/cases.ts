import * as z from "zod";
import { addIf, dollars, longText, oneOf, words, year, yesOrNo } from "./fields.ts";

const sample = yesOrNo.describe("Yes while this client is invented.");
const id = words.regex(/^[a-z0-9-]+$/, "use lower case letters, digits and hyphens");
const specialtyId = id.describe(
  "Of the calculator's specialties, so that both link to each other.",
);
const tone = oneOf(["green", "blue", "plum"]);
const icons = [
  "smile",
  "toothbrush",
  "heart-pulse",
  "syringe",
  "sparkles",
  "eye",
  "bone",
  "sun",
  "scan",
  "drill",
] as const;
const icon = oneOf(icons);
const share = z
  .number("write a fraction such as 0.1")
  .gt(0, "write a fraction such as 0.1")
  .lt(1, "write a fraction such as 0.1");

const homeCase = z.strictObject({
  id,
  sample,
  specialty: words,
  specialtyId: specialtyId.describe(
    "Of the calculator's specialties, or optometry. Decides which filter of the home page shows it.",
  ),
  practitioner: words,
  location: words,
  creditAmount: dollars,
  creditYear: year,
  teamSize: z.int("write a number of people").positive("write a number of people"),
  challenge: longText,
  solution: longText,
  results: longText,
  rdActivities: z
    .array(words, "write a list of activities")
    .min(1, "name an activity")
    .meta({ one: "activity" }),
  icon,
  tone,
});

/** content/cases/home-cases.json */
export const homeCasesSchema = z.strictObject({
  cases: z.array(homeCase, "write a list of cases").describe("One client and one year each."),
  partnerStories: z
    .array(homeCase, "write a list of cases")
    .length(1, "keep one case")
    .meta({ kept: true, one: "case", description: "Shown on partners' pages only." }),
});

/** How the amount of a line is computed. The slip prints it and a test recomputes it. */
const working = z.discriminatedUnion(
  "kind",
  [
    /** The tax that it saves, in the order of the lines, less what it costs. */
    z.strictObject({
      kind: z.literal("deduction"),
      deduction: dollars,
      outlay: z.strictObject({ label: words, amount: dollars }).optional(),
    }),
    z.strictObject({ kind: z.literal("credit"), expenses: dollars, rateAsFraction: share }),
    /** A liability settled for less than its amount. The difference is saved if the position holds. */
    z.strictObject({
      kind: z.literal("settlement"),
      liability: dollars,
      costAsFraction: share,
    }),
  ],
  "write kind: deduction, credit or settlement",
);

/** content/cases/case-studies.json. Its working is recomputed by a test. */
export const caseStudiesSchema = z.strictObject({
  cases: z.array(
    z
      .strictObject({
        id,
        sample,
        specialty: words,
        specialtyId: specialtyId.optional(),
        employmentType: oneOf(["Practice Owner", "W-2 Employee"]),
        location: words,
        agi: dollars.describe("Before any line of the plan."),
        taxBefore: dollars.describe("Tax on it before any line."),
        totalSavings: dollars,
        reductionPercent: z
          .number("write a percentage")
          .gt(0, "write a percentage")
          .max(100)
          .describe("Of the tax before, in whole percent."),
        year,
        situation: longText,
        taxRxPrescription: longText,
        strategies: z
          .array(
            z.strictObject({
              name: oneOf([
                "Augusta Rule",
                "Charitable Donations",
                "R&D Tax Credits",
                "CTB Investment",
                "831(b) Reinsurance",
                "Hiring Children",
              ]),
              variant: words.optional().describe("Distinguishes two lines of the same name."),
              amount: dollars,
              description: longText,
              working,
              assumes: longText.optional().describe("Instead of what is generally true of it."),
              ifItFails: longText.optional().describe("Instead of what is generally true of it."),
              contested: yesOrNo.optional().describe("Instead of what is generally true of it."),
            }),
          )
          .min(1, "name a strategy")
          .meta({ one: "line" }),
        results: longText,
        icon,
        color: tone,
      })
      .superRefine(({ strategies, totalSavings, taxBefore, reductionPercent }, check) => {
        const total = strategies.reduce((sum, { amount }) => sum + amount, 0);
        const percent = Math.round((100 * totalSavings) / taxBefore);
        if (total !== totalSavings)
          addIf(check, `write ${total}, the sum of its lines`, "totalSavings");
        if (percent !== reductionPercent)
          addIf(check, `write ${percent}, what the total is of taxBefore`, "reductionPercent");
      }),
    "write a list of cases",
  ),
});
