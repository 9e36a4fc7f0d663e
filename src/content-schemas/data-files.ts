import * as z from "zod";
import {
  addIf,
  longText,
  optionalDay,
  optionalLink,
  optionalPicture,
  words,
  yesOrNo,
} from "./fields.ts";

const sample = yesOrNo.describe("Yes while this is invented. The site says so until none is left.");
const name = words.describe("As the pages write it.");
const portrait = optionalPicture.describe(
  "A photograph, upright or square, at least 480 by 480 pixels. Without one, the initials are shown.",
);

const person = { sample, name, role: words.describe("As on the page, such as Research credits.") };

export const teamSchema = z.strictObject({
  chiefExecutive: z
    .strictObject({
      ...person,
      quote: longText,
      bio: z.array(longText, "write a list of paragraphs").describe("Paragraphs."),
      facts: z.array(z.strictObject({ label: words, value: words }), "write a list of facts"),
      portrait,
    })
    .describe("Shown first and large on the about page."),
  team: z
    .array(
      z.strictObject({ ...person, bio: longText.describe("One or two sentences."), portrait }),
      "write a list of people",
    )
    .describe("In the order of the about page."),
});

export const authorsSchema = z.strictObject({
  authors: z
    .array(
      z.strictObject({
        sample,
        name: name.describe("As articles name this person."),
        credentials: z
          .string("write the licenses and degrees")
          .describe("Licenses and degrees, as they follow the name: CPA, MST."),
        biography: longText.describe("Two or three sentences: what qualifies this person."),
        profile: optionalLink.describe("Where a reader can check a license."),
        portrait,
      }),
      "write a list of people",
    )
    .describe("Who writes or reviews articles."),
});

export const reviewsSchema = z.strictObject({
  reviews: z
    .array(
      z.strictObject({
        sample: sample.describe(
          "Yes for an invented client. Real reviews replace the invented ones.",
        ),
        content: longText.describe("In the client’s own words, without quotation marks."),
        author: words.describe("The client’s name, as the client wants it written."),
        position: words.describe("Profession or practice, and state."),
        date: optionalDay.describe("When it was said."),
        source: optionalLink.describe("Where a reader finds the original, such as Google."),
        portrait,
      }),
      "write a list of reviews",
    )
    .describe("What clients said, in the order of the home page."),
});

/** The longest text that a phone shows in two lines. */
const LONGEST_ANNOUNCEMENT = 90;

export const announcementSchema = z
  .strictObject({
    text: z
      .string("write a sentence, or an empty text where there is none")
      .describe(
        `One sentence of at most ${LONGEST_ANNOUNCEMENT} characters. Empty: no announcement.`,
      )
      .superRefine(({ length }, check) => {
        if (length > LONGEST_ANNOUNCEMENT)
          addIf(check, `has ${length} characters; write at most ${LONGEST_ANNOUNCEMENT}`);
      }),
    link: optionalLink.describe("Where a visitor reads more. It may be left out."),
    from: optionalDay.describe("The first day on which it is shown."),
    until: optionalDay.describe("The last day on which it is shown."),
  })
  .superRefine(({ text, from, until }, check) => {
    if (!text) return;
    for (const [field, written] of Object.entries({ from, until }))
      if (!written)
        addIf(
          check,
          `write the ${field === "from" ? "first" : "last"} day on which it is shown`,
          field,
        );
    if (from && until && until < from)
      addIf(check, `write a day that is not before ${from}`, "until");
  });

/** Every data file that forms edit, with its schema. */
export const dataFiles = {
  "content/announcement.json": announcementSchema,
  "content/people/team.json": teamSchema,
  "content/people/authors.json": authorsSchema,
  "content/proof/reviews.json": reviewsSchema,
} as const satisfies Record<string, z.ZodType>;
