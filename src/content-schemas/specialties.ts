import * as z from "zod";
import { dollars, listOf, longText, oneOf, words } from "./fields.ts";

/** What a practice should know about one activity of the calculator before it counts hours. */
const activityNotes = z.strictObject({
  notKnown: longText.describe("What the practice could not look up when it began."),
  test: longText.describe("The alternatives, and the measure that decides between them."),
  record: longText.describe("What a practice of this kind keeps anyway."),
  doesNotCount: longText.describe("The work beside it that looks similar."),
});

/** An invented practice of this kind. Its amounts are computed by the calculator's engine. */
const practice = z.strictObject({
  roles: listOf("roles", {
    who: words.describe("In the number that fits, such as orthodontists."),
    people: z.int("write a number of people").positive("write a number of people"),
    wageInUsd: dollars.describe("Of each, for a year."),
    hoursAWeek: z
      .number("write a number of hours")
      .positive("write a number of hours, or leave it out")
      .optional()
      .describe("On named projects, of each, in a usual week. Empty for those who have none."),
  })
    .min(1, "name a role")
    .meta({ one: "role", description: "Everybody on the payroll." }),
  state: words.describe("The state’s name."),
  projects: longText.describe("What the hours are spent on."),
  hoursLog: longText.describe("Where hours by person and project are written down, the same week."),
});

/** content/specialties/ID.json, the text of `/specialties/ID`. Its practice type lists the specialty. */
export const specialtySchema = z.strictObject({
  title: words.describe("In search results: under 60 characters with the firm’s name."),
  description: longText.max(154, "write at most 154 characters").describe("In search results."),
  heading: words.describe("Names the credit and the specialty in the words that owners use."),
  line: words.describe("In the list of all specialties."),
  introduction: z
    .array(longText, "write three sentences")
    .length(3, "write three sentences")
    .describe("What in this specialty is research, and what is treatment."),
  firstSection: oneOf(["activities", "practice", "questions"]).describe(
    "What follows the opening: what this specialty turns on.",
  ),
  activities: z
    .array(activityNotes, "write a list of notes")
    .length(4, "write notes on four activities")
    .describe("In the order of the activities in the calculator."),
  practice,
  cpaQuestions: listOf("questions", { question: words, answer: longText })
    .length(3, "write three questions")
    .describe("What a CPA will ask."),
  articles: z
    .array(words, "write a list of articles")
    .describe("Articles that a reader of this specialty needs next, by file name."),
  nearby: z
    .array(words, "write a list of specialties")
    .min(2, "name two or three specialties")
    .max(3, "name two or three specialties")
    .describe("Specialties whose work is similar, by their short name."),
  rules: z
    .array(oneOf(["reviewBoard", "charts", "patents"]), "write a list of rules")
    .describe(
      "Review board where it compares treatments on patients, charts where it works on them, patents where it builds devices.",
    ),
});

export type SpecialtyPage = z.infer<typeof specialtySchema>;
