import * as z from "zod";
import { addIf, oneOf, words } from "#content-schemas/fields.ts";
import { figure, findFigure, isFigureName } from "#tax-law/look-up.ts";
import { type FigureName, figures } from "#tax-law/registry.ts";
import { nearFigures } from "./article-law.ts";

/** A figure by its name, as in src/tax-law/figures. */
export const figureName = words
  .superRefine((name, check) => {
    if (!isFigureName(name)) addIf(check, nearFigures(name));
  })
  .transform((name) => name as FigureName)
  .meta({ suggested: "figures", description: "Type a word of its name and choose." });

const common = {
  year: z.int("write a year such as 2025").describe("The tax year of its figures, printed below."),
  key: figureName.describe("By its name. It is emphasized, and printed under the drawing."),
  label: words.describe("What that figure is, in a few words, without the year."),
};

const kinds = [
  /** They compare figures, vertically or horizontally. */
  z.strictObject({
    kind: oneOf(["columns", "bars"]),
    ...common,
    figures: z.array(figureName, "write a list of figures").min(2, "name at least two figures"),
  }),
  /** A phase-out over income: full up to the first figure, nothing from the second. */
  z.strictObject({
    kind: z.literal("band"),
    ...common,
    figures: z.tuple([figureName, figureName], "name two figures, where it begins and ends"),
  }),
  /** A share of forty dots; or a period, a stroke for each unit, with the one after it marked. */
  z.strictObject({ kind: oneOf(["dots", "ticks"]), ...common }),
  /** That many parts which must all be met. */
  z.strictObject({
    kind: z.literal("parts"),
    ...common,
    parts: z.int("write a number of parts").min(2).max(8),
  }),
] as const;

/** The small picture on an article's card, drawn from figures of tax law by listing/card-picture.tsx. */
export const articlePicture = z
  .discriminatedUnion("kind", kinds, "write kind: columns, bars, band, dots, ticks or parts")
  .superRefine((picture, check) => {
    const { year, key, label } = picture;
    const named = "figures" in picture ? [key, ...picture.figures] : [key];
    for (const name of named.filter((one) => !findFigure(one, year)))
      addIf(check, `there is no ${name} of that year; ${yearsOf(name)}`, "year");
    if (label.includes(`${year}`)) addIf(check, "leave the year out; the card adds it", "label");
    if (picture.kind === "dots" && findFigure(key, year) && figure(key, year).value > 1)
      addIf(check, "name a figure that is a percentage", "key");
  });

const yearsOf = (name: FigureName) =>
  `use one of: ${Object.keys(figures[name].entries).join(", ")}`;

export type ArticlePicture = z.infer<typeof articlePicture>;
