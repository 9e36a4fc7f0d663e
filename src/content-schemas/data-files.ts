import * as z from "zod";
import { caseStudiesSchema, homeCasesSchema } from "./cases.ts";
import {
  addIf,
  day,
  listOf,
  longText,
  oneOf,
  optionalDay,
  optionalLink,
  optionalPicture,
  words,
  yesOrNo,
} from "./fields.ts";
import {
  claimsSchema,
  colorsSchema,
  feesSchema,
  firmSchema,
  homeWordsSchema,
  timeZoneSchema,
} from "./firm.ts";
import { specialtySchema } from "./specialties.ts";

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
      bio: z.array(longText, "write a list of paragraphs").meta({ one: "paragraph" }),
      facts: listOf("facts", { label: words, value: words }),
      portrait,
    })
    .describe("Shown first and large on the about page."),
  team: listOf("people", {
    ...person,
    bio: longText.describe("One or two sentences."),
    portrait,
  }).meta({ one: "person", description: "In the order of the about page." }),
});

export const authorsSchema = z.strictObject({
  authors: listOf("people", {
    sample,
    name: name.describe("As articles name this person."),
    credentials: z
      .string("write the licenses and degrees")
      .describe("Licenses and degrees, as they follow the name: CPA, MST."),
    biography: longText.describe("Two or three sentences: what qualifies this person."),
    profile: optionalLink.describe("Where a reader can check a license."),
    portrait,
  }).describe("Who writes or reviews articles."),
});

export const reviewsSchema = z.strictObject({
  reviews: listOf("reviews", {
    sample: sample.describe("Yes for an invented client. Real reviews replace the invented ones."),
    content: longText.describe("In the client’s own words, without quotation marks."),
    author: words.describe("The client’s name, as the client wants it written."),
    position: words.describe("Profession or practice, and state."),
    date: optionalDay.describe("When it was said."),
    source: optionalLink.describe("Where a reader finds the original, such as Google."),
    portrait,
  }).describe("What clients said, in the order of the home page."),
});

/** The longest text that leaves room for the page on a phone. */
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
    from: optionalDay.describe("The first day on which it is shown, beside this form too."),
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

/** What a partner's page may speak about besides the research credit. */
const partnerTopics = ["rd-credit", "charitable", "captive", "bonds"] as const;

export const partnersSchema = z.strictObject({
  partners: listOf("partners", {
    id: words
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "use lower case letters, digits and hyphens")
      .describe(
        "The page's address, and the mark that a lead carries. It stays as it is first written.",
      ),
    name: words.max(60, "write at most 60 characters"),
    sample: yesOrNo.describe("Yes until a real partner has agreed to its page."),
    website: z
      .url({ protocol: /^https$/, error: "write an address that begins with https://" })
      .optional(),
    hosts: z
      .array(
        z
          .string()
          .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "write a host such as firm.com, without https://"),
        "write a list",
      )
      .default([])
      .meta({
        one: "site",
        description: "With their subdomains, such as firm.com. None means any.",
      }),
    logo: z
      .string("name a file")
      .regex(/^[a-z0-9-]+\.(?:svg|png)$/, "name a file in content/partners/logos, .svg or .png")
      .optional()
      .describe("The name of a file in content/partners/logos."),
    logoAlt: words
      .optional()
      .describe("What the logo shows, for people who cannot see it: the name on it."),
    accent: z
      .string("write six digits")
      .regex(/^[0-9a-f]{6}$/, "write six digits, 0 to 9 and a to f, such as 7a1f3d")
      .optional()
      .describe("The partner's color in six digits, such as 7a1f3d."),
    topics: z
      .array(oneOf(partnerTopics), `write a list of: ${partnerTopics.join(", ")}`)
      .default(["rd-credit"])
      .describe("What its page speaks about."),
  })
    .superRefine((partners, check) => {
      const ids = partners.map(({ id }) => id);
      for (const [at, id] of ids.entries())
        if (ids.indexOf(id) !== at)
          check.addIssue({
            code: "custom",
            message: `${id}; there are two partners with this id`,
            path: [at, "id"],
          });
    })
    .meta({
      kept: true,
      description: "Who has a page. An engineer removes one, with the words of its page.",
    }),
});

export const counselAnswersSchema = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        question: words.describe("The id of the question in content/counsel-questions.ts."),
        answer: longText.describe("In a sentence or two."),
        by: words.describe("Who gave it: J. Doe, securities counsel."),
        date: day.describe("When it was given."),
      }),
      "write a list of answers",
    )
    .describe("What counsel or the firm answered. A question with an answer leaves the list."),
});

/** Every data file that forms edit, with its schema. */
export const dataFiles = {
  "content/firm.json": firmSchema,
  "content/time-zone.json": timeZoneSchema,
  "content/colors.json": colorsSchema,
  "content/announcement.json": announcementSchema,
  "content/fees.json": feesSchema,
  "content/counsel-answers.json": counselAnswersSchema,
  "content/pages/home-words.json": homeWordsSchema,
  "content/people/team.json": teamSchema,
  "content/people/authors.json": authorsSchema,
  "content/proof/reviews.json": reviewsSchema,
  "content/proof/claims.json": claimsSchema,
  "content/cases/home-cases.json": homeCasesSchema,
  "content/cases/case-studies.json": caseStudiesSchema,
  "content/partners/partners.json": partnersSchema,
} as const satisfies Record<string, z.ZodType>;

/** Folders of data files that forms edit, each file with the same schema. */
export const dataFolders: Readonly<Record<string, z.ZodType>> = {
  "content/specialties": specialtySchema,
};

export function schemaOf(file: string): z.ZodType | undefined {
  const files: Readonly<Record<string, z.ZodType>> = dataFiles;
  return files[file] ?? dataFolders[file.replace(/\/[\w-]+\.json$/, "")];
}
