import * as z from "zod";
import { authors } from "#content/people/authors.ts";
import { addIf, day, oneOf, picture, words } from "#content-schemas/fields.ts";
import { ContentMistakes, mistakesIn } from "#content-schemas/mistakes.ts";
import { lastDayNames } from "#tax-law/tax-year-days.ts";
import { didYouMean } from "#wording/did-you-mean.ts";
import { type ArticlePicture, articlePicture, figureName } from "./article-picture.ts";
import { categories, readers } from "./categories.ts";

const oneSentence = words.regex(
  /^(?!.*[.?!] ).*[.]$/,
  "write one sentence that ends with a period",
);

const names = authors.map((author) => author.name);
const person = words
  .superRefine((name, check) => {
    if (!names.includes(name))
      addIf(check, didYouMean(name, names, "add this person to content/people/authors.json"));
  })
  .meta({ suggested: "people" });

const category = oneOf(categories);
const reader = oneOf(readers);
const ids = z.array(words, "write a list of ids of articles").default([]);

export const articleKinds = ["article", "news"] as const;

/**
 * The fields between the two lines of `---` at the top of an article. The name of the file is the
 * article's id and its address: `content/articles/my-article.mdx` is `/knowledge-bank/my-article`.
 */
export const articleSchema = z.strictObject({
  kind: oneOf(articleKinds)
    .default("article")
    .describe("News is short: it needs no picture, keywords, key figures, tax year or review."),
  draft: z
    .boolean("write true, or leave it out")
    .default(false)
    .describe("Yes while it is being written. It is not published, and may have mistakes."),
  title: words.describe("The heading of the page."),
  excerpt: words
    .superRefine(({ length }, check) => {
      if (length < 120 || length > 200)
        check.addIssue(`has ${length} characters; write 120 to 200, which is one or two sentences`);
    })
    .meta({
      kind: "long text",
      description: "One or two sentences for the card, the feeds and search engines.",
    }),
  date: day.describe("When it was or will be published. Until that day it is not on the site."),
  author: person.optional().describe("Who wrote it, by name. Empty: the editorial team."),
  reviewer: person.optional().describe("Who compared it with the law, by name."),
  category: category.describe("The badge. An article has exactly one."),
  alsoIn: z
    .array(category, "write a list of categories")
    .default([])
    .describe("Further categories whose filter also lists it."),
  readers: z
    .array(reader, `write a list of: ${readers.join(", ")}`)
    .min(1, `name at least one of: ${readers.join(", ")}`)
    .refine((named) => new Set(named).size === named.length, "name each reader once")
    .describe("Whom it serves. The invitations in it address the first one of the file."),
  editionOf: ids.describe(
    "The last part of their addresses. The strip under their titles then leads to this one.",
  ),
  related: ids.describe(
    "What its readers need next, by the last part of its address. Empty: the nearest ones.",
  ),
  keywords: z
    .array(words, "write a list of 7 or 8 phrases")
    .min(7, "write at least 7 phrases")
    .max(8, "write at most 8 phrases")
    .describe("Seven or eight phrases that a reader would type into a search engine."),
  featured: z
    .boolean("write true, or leave it out")
    .default(false)
    .describe("Yes on one article only: it is shown first and large on the listing."),
  taxYear: z
    .int("write a year such as 2025")
    .min(2022)
    .max(2100)
    .describe(
      "The year it is about: figures of the law are of this year unless they name another.",
    ),
  keyFigures: z
    .array(
      z.strictObject({
        figure: figureName,
        /** The last payment of estimated tax is in January; a return may have an extension. */
        lastDay: oneOf(lastDayNames).describe("Until when the figure counts for its year."),
      }),
      "write a list of one or two figures, each with its lastDay",
    )
    .min(1, "name one or two figures")
    .max(2, "name at most two figures")
    .describe(
      "The one or two figures a reader most needs. The strip under the title shows them for the current year.",
    ),
  stillPossible: oneSentence.optional().meta({
    kind: "long text",
    description:
      "One sentence: what an amended return can still change, once the return can no longer be filed in time. Empty: the general rule.",
  }),
  picture: articlePicture.describe("The small picture on its card, drawn from figures of the law."),
  hero: picture.optional().describe("A photograph, in place of a drawing that the text may have."),
  lastReviewed: day.describe("When it was last compared with the law. Shown to the reader."),
  reviewBy: day.describe("After this day the launch check asks for a new comparison."),
});

export const newsSchema = articleSchema.extend({
  excerpt: words.max(200, "write at most 200 characters"),
  keywords: z.array(words, "write a list of phrases").default([]),
  taxYear: articleSchema.shape.taxYear.optional(),
  keyFigures: articleSchema.shape.keyFigures.default([]),
  picture: articlePicture.optional(),
  lastReviewed: day.optional(),
  reviewBy: day.optional(),
});

type Written = z.infer<typeof articleSchema>;
export type FrontMatter = Omit<Written, "reviewBy" | "picture"> & { picture?: ArticlePicture };

/** Throws every mistake in the fields, each with the file, the field and what to write. */
export function parseFrontMatter(articleId: string, written: unknown): FrontMatter {
  const file = `content/articles/${articleId}.mdx`;
  const isNews = (written as { kind?: unknown } | undefined)?.kind === "news";
  const schema = isNews ? newsSchema : articleSchema;
  const mistakes = mistakesIn(file, schema, written);
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  const { reviewBy, ...fields } = schema.parse(written);
  const { lastReviewed = fields.date, taxYear = Number(fields.date.slice(0, 4)) } = fields;
  if (reviewBy && reviewBy <= lastReviewed)
    throw new ContentMistakes([
      `${file}: reviewBy: ${reviewBy}; write a day after ${lastReviewed}, the day of lastReviewed`,
    ]);
  return { ...fields, lastReviewed, taxYear };
}
