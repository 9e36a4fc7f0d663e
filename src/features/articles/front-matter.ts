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

const person = words.superRefine((name, check) => {
  const names = authors.map((author) => author.name);
  if (!names.includes(name))
    addIf(check, didYouMean(name, names, "add this person to content/people/authors.json"));
});

const category = oneOf(categories);
const reader = oneOf(readers);
const ids = z.array(words, "write a list of ids of articles").default([]);

export const articleKinds = ["article", "news"] as const;

/**
 * The fields between the two lines of `---` at the top of an article. The name of the file is the
 * article's id and its address: `content/articles/my-article.mdx` is `/knowledge-bank/my-article`.
 */
export const articleSchema = z.strictObject({
  /** `news` is short: it needs no hero, small picture, keywords, key figures or review. */
  kind: oneOf(articleKinds).default("article"),

  /** True while it is being written: it is shown by `npm run dev` only, with a mark. */
  draft: z.boolean("write true, or leave it out").default(false),

  /** The heading of the page; with a suffix, the title in the browser's tab. */
  title: words,

  /** One or two sentences for the card, the feeds and, with a fixed sentence, search engines. */
  excerpt: words.superRefine(({ length }, check) => {
    if (length < 120 || length > 200)
      check.addIssue(`has ${length} characters; write 120 to 200, which is one or two sentences`);
  }),

  /** When it was or will be published: `2026-11-12`. Until that day it is not on the site. */
  date: day,

  /** A person of content/people/authors.json, by name. Left out: the editorial team. */
  author: person.optional(),

  /** Who compared it with the law: a person of content/people/authors.json, by name. */
  reviewer: person.optional(),

  /** The badge. An article has exactly one. */
  category,

  /** Further categories whose filter also lists the article. */
  alsoIn: z.array(category, "write a list of categories").default([]),

  /**
   * For whom it is: `owner` of a practice, `employed` doctor, `cpa`. Its filter lists the article for
   * each of them. The first is the one it is written for, whom the invitations in it address.
   */
  readers: z
    .array(reader, `write a list of: ${readers.join(", ")}`)
    .min(1, `name at least one of: ${readers.join(", ")}`)
    .refine((named) => new Set(named).size === named.length, "name each reader once"),

  /** Ids of earlier articles on the subject. The strip under their titles then leads to this one. */
  editionOf: ids,

  /** Ids of articles that its readers need next. Without it, the nearest for the same reader. */
  related: ids,

  /** Seven or eight phrases a reader would type into a search engine. */
  keywords: z
    .array(words, "write a list of 7 or 8 phrases")
    .min(7, "write at least 7 phrases")
    .max(8, "write at most 8 phrases"),

  /** True on one article only: it is shown first and large on the listing. */
  featured: z.boolean("write true, or leave it out").default(false),

  /**
   * The year the article is about: `<TaxFigure>` shows its figures unless it names another, the
   * listing files the article under it, and the strip under the title says whether it has closed.
   */
  taxYear: z.int("write a year such as 2025").min(2022).max(2100),

  /**
   * The one or two figures a reader most needs, by name, with the day until which each counts. The
   * strip under the title shows them for the current year, whatever year the article is for.
   */
  keyFigures: z
    .array(
      z.strictObject({
        figure: figureName,
        /**
         * `year-end`: December 31. `last-estimate`: the last payment of estimated tax, in January.
         * `return`: the return's due date. `extended-return`: with an extension.
         */
        lastDay: oneOf(lastDayNames),
      }),
      "write a list of one or two figures, each with its lastDay",
    )
    .min(1, "name one or two figures")
    .max(2, "name at most two figures"),

  /**
   * What an amended return for `taxYear` can still change, in one sentence. The strip shows it once
   * the return can no longer be filed in time, until refund claims end. Leave it out where the
   * general rule says enough.
   */
  stillPossible: oneSentence.optional(),

  /** The small picture on its card. */
  picture: articlePicture,

  /** A photograph at its head, in place of a drawing that the text exports as `Hero`. */
  hero: picture.optional(),

  /** When an editor last compared the article with the law. Shown to the reader. */
  lastReviewed: day,

  /** When it must be compared again: after this day the launch check lists the article. */
  reviewBy: day,
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
