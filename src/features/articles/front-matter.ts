import * as z from "zod";
import { authors, editorialTeam } from "#content/people/authors.ts";
import { isFigureName } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { lastDayNames } from "#tax-law/tax-year-days.ts";
import { dateFromWords, formatDate, isCalendarDay } from "#wording/dates.ts";
import { categories, readers } from "./categories.ts";

const notInCalendar = (day: string) => `there is no ${day} in the calendar`;

const isoDay = z
  .string("write a day as YYYY-MM-DD")
  .regex(/^\d{4}-\d{2}-\d{2}$/, "write a day as YYYY-MM-DD")
  .superRefine((day, check) => {
    if (!isCalendarDay(day)) check.addIssue(notInCalendar(day));
  });

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const dayInWords = new RegExp(`^(${months}) [1-9]\\d?, \\d{4}$`);

const words = z.string("write some text").trim().min(1, "write some text");
const oneSentence = words.regex(
  /^(?!.*[.?!] ).*[.]$/,
  "write one sentence that ends with a period",
);
function refineAuthor(name: string, check: z.core.$RefinementCtx, orElse = ""): void {
  if (!authors.some((author) => author.name === name))
    check.addIssue(`there is no ${name} in content/people/authors.ts; add that person${orElse}`);
}

const category = z.enum(categories, `use one of: ${categories.join(", ")}`);

/**
 * The fields between the two lines of `---` at the top of an article. The name of the file is the
 * article's id and its address: `content/articles/my-article.mdx` is `/knowledge-bank/my-article`.
 */
export const frontMatterSchema = z.strictObject({
  /** The heading of the page; with a suffix, the title in the browser's tab. */
  title: words,

  /** One or two sentences for the card, the feeds and, with a fixed sentence, search engines. */
  excerpt: words.superRefine(({ length }, check) => {
    if (length < 120 || length > 200)
      check.addIssue(`has ${length} characters; write 120 to 200, which is one or two sentences`);
  }),

  /** When it was published, in words: `November 3, 2025`. */
  date: z
    .string("write a day such as November 3, 2025")
    .regex(dayInWords, "write a day such as November 3, 2025")
    .superRefine((day, check) => {
      // JavaScript takes November 31 for December 1: what comes back is another day.
      if (dayInWords.test(day) && formatDate(dateFromWords(day)) !== day)
        check.addIssue(notInCalendar(day));
    }),

  /** The editorial team, or a person of content/people/authors.ts, by name. */
  author: words.superRefine((name, check) => {
    if (name !== editorialTeam) refineAuthor(name, check, `, or write ${editorialTeam}`);
  }),

  /** Who compared it with the law: a person of content/people/authors.ts, by name. */
  reviewer: words.superRefine((name, check) => refineAuthor(name, check)).optional(),

  /** The badge. An article has exactly one. */
  category,

  /** Further categories whose filter also lists the article. */
  alsoIn: z.array(category, "write a list of categories").default([]),

  /**
   * For whom it is: `owner` of a practice, `employed` doctor, `cpa`. Its filter lists the article for
   * each of them. The first is the one it is written for, whom the invitations in it address.
   */
  readers: z
    .array(z.enum(readers, `use: ${readers.join(", ")}`), `write a list of: ${readers.join(", ")}`)
    .min(1, `name at least one of: ${readers.join(", ")}`)
    .refine((named) => new Set(named).size === named.length, "name each reader once"),

  /** Ids of earlier articles on the subject. The strip under their titles then leads to this one. */
  editionOf: z.array(words, "write a list of ids of articles").default([]),

  /** Ids of articles that its readers need next. Without it, the nearest for the same reader. */
  related: z.array(words, "write a list of ids of articles").default([]),

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
        /** As in src/tax-law/figures. */
        figure: words
          .refine(isFigureName, "there is no such figure; names are in src/tax-law/figures")
          .transform((name) => name as FigureName),
        /**
         * `year-end`: December 31. `last-estimate`: the last payment of estimated tax, in January.
         * `return`: the return's due date. `extended-return`: with an extension.
         */
        lastDay: z.enum(lastDayNames, `use one of: ${lastDayNames.join(", ")}`),
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

  /** When an editor last compared the article with the law. Shown to the reader. */
  lastReviewed: isoDay,

  /** When it must be compared again: after this day the launch check lists the article. */
  reviewBy: isoDay,
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export class FrontMatterError extends Error {
  override readonly name = "FrontMatterError";
}

/** Throws one error that names the file and lists every field to correct. */
export function parseFrontMatter(articleId: string, written: unknown): FrontMatter {
  const file = `content/articles/${articleId}.mdx`;
  const result = frontMatterSchema.safeParse(written ?? {});
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${describe(issue)}`);
    throw new FrontMatterError(
      [`Please correct the front matter of ${file}:`, ...faults].join("\n"),
    );
  }
  if (result.data.reviewBy <= result.data.lastReviewed)
    throw new FrontMatterError(`${file}: reviewBy must be a day after lastReviewed.`);
  return result.data;
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.join(", ")}: no such field. Fields: ${Object.keys(frontMatterSchema.shape).join(", ")}`;
  return `${issue.path.join(".")}: ${issue.message}`;
}
