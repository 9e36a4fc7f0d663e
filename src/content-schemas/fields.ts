import * as z from "zod";
import { isCalendarDay } from "#wording/dates.ts";
import { didYouMean } from "#wording/did-you-mean.ts";

/**
 * The kinds of fields that content has. Messages say what to write; mistakes.ts makes sentences of
 * them. `kind` and the description tell a form which field to show and what to say beside it. A form
 * leaves an optional field as an empty text, so that is taken as nothing.
 */
export const words = z.string("write some text").trim().min(1, "write some text");

export const longText = words.meta({ kind: "long text" });

export const yesOrNo = z.boolean("write true or false");

export const dollars = z
  .number("write a number of dollars, such as 42500")
  .positive("write more than 0");

export const year = z
  .int("write a year such as 2025")
  .min(2000, "write a year such as 2025")
  .max(2100, "write a year such as 2025");

export const day = z
  .string("write a day such as 2026-11-12")
  .superRefine((written, check) => addIf(check, dayFault(written)))
  .meta({ kind: "day" });

export const optionalDay = z
  .string("write a day such as 2026-11-12, or leave it out")
  .superRefine((written, check) => addIf(check, written && dayFault(written)))
  .meta({ kind: "day" })
  .optional();

function dayFault(written: string): string | undefined {
  if (isCalendarDay(written)) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return "there is no such day in the calendar";
  const time = Date.parse(`${written} UTC`);
  const example = "a day such as 2026-11-12";
  return `write ${Number.isNaN(time) ? example : new Date(time).toISOString().slice(0, 10)}`;
}

export function oneOf<const Name extends string>(names: readonly Name[]) {
  const all = `use one of: ${names.join(", ")}`;
  return z.enum(names, {
    error: ({ input }) => (typeof input === "string" ? didYouMean(input, names, all) : all),
  });
}

/** `what` names its entries, such as `people`. */
export const listOf = <Shape extends z.ZodRawShape>(what: string, fields: Shape) =>
  z.array(z.strictObject(fields), `write a list of ${what}`);

/** Both empty where there is none. */
export const optionalLink = z
  .strictObject({
    label: z.string("write what the link says").describe("What the link says."),
    href: z
      .string("write an address")
      .describe("An address that begins https://, or a page of this site such as /contact."),
  })
  .superRefine(({ label, href }, check) => {
    if (label || href) addIf(check, label ? undefined : "write what the link says", "label");
    if (label || href) addIf(check, addressFault(href), "href");
  })
  .meta({ kind: "link" })
  .optional();

/** What is wrong with the address of a link; nothing if it leads to a page or another site. */
export function addressFault(written: string): string | undefined {
  if (written.startsWith("/") && !written.startsWith("//")) return undefined;
  if (written.startsWith("https://") && URL.canParse(written)) return undefined;
  const bare = written.replace(/^(http:)?\/*/, "");
  return `write ${bare ? `https://${bare}` : "an address that begins https://"}, or a page of this site such as /contact`;
}

/** Whether the file is there, and large enough, is seen where the page takes it. */
export const picture = z.strictObject({
  file: words.describe("The name of a file in content/pictures.").meta({ kind: "picture" }),
  alt: z
    .string("write what the picture shows, for people who cannot see it")
    .describe("What the picture shows, for people who cannot see it."),
});

export type PictureFile = z.infer<typeof picture>;

/** Both empty where there is none. */
export const optionalPicture = z
  .strictObject({ file: z.string().meta({ kind: "picture" }), alt: picture.shape.alt })
  .superRefine(({ file, alt }, check) => {
    if (!file && alt) addIf(check, "write the name of a file in content/pictures", "file");
    if (file && !alt.trim())
      addIf(check, "write what the picture shows, for people who cannot see it", "alt");
  })
  .optional();

export function addIf(check: z.core.$RefinementCtx, fault: string | undefined, field?: string) {
  if (fault) check.addIssue({ code: "custom", message: fault, path: field ? [field] : [] });
}
