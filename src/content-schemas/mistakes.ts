import * as z from "zod";
import { didYouMean } from "#wording/did-you-mean.ts";

/** Sentences for the editor, each with the file, the field, what was found and what to write. */
export class ContentMistakes extends Error {
  override readonly name = "ContentMistakes";
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

/**
 * What is wrong with written content, a sentence for each mistake:
 * `content/proof/reviews.json: reviews 2 (Dr. A), date: 11/12/2026; write 2026-11-12`.
 */
export function mistakesIn(file: string, schema: z.ZodType, written: unknown): string[] {
  const { error } = schema.safeParse(written ?? {});
  return (error?.issues ?? []).flatMap((issue) => {
    const place = (key?: string) =>
      placeOf(key === undefined ? issue.path : [...issue.path, key], written);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const fields = fieldsAt(schema, issue.path);
        const near = didYouMean(key, fields, `the fields are ${fields.join(", ")}`);
        return `${file}: ${place(key)}: there is no such field; ${near}`;
      });
    return `${file}: ${place()}: ${withWhatWasFound(issue.message, valueAt(written, issue.path))}`;
  });
}

/** A message that has a semicolon says already what was found. */
function withWhatWasFound(message: string, found: unknown): string {
  if (message.includes(";")) return message;
  if (found === undefined) return `is missing; ${message}`;
  if (found === "") return `is empty; ${message}`;
  const text = typeof found === "object" ? "" : String(found);
  return text ? `${text.length > 60 ? `${text.slice(0, 57)}…` : text}; ${message}` : message;
}

/** `reviews 2 (Dr. A), date`: lists are counted from 1, with the name of what is there. */
function placeOf(path: readonly PropertyKey[], written: unknown): string {
  let value = written;
  let place = "";
  for (const step of path) {
    value = valueAt(value, [step]);
    if (typeof step !== "number") place += `${place && ", "}${String(step)}`;
    else {
      const { name, author, title } = (value ?? {}) as Record<string, unknown>;
      const called = [name, author, title].find((one) => typeof one === "string" && one);
      place += ` ${step + 1}${called ? ` (${called})` : ""}`;
    }
  }
  return place;
}

function valueAt(written: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    written,
  );
}

/** The names of the fields that an object at this place may have. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  const unwrapped = () => {
    while (at instanceof z.ZodOptional || at instanceof z.ZodDefault) at = at.unwrap();
    return at;
  };
  for (const step of path) {
    const outer = unwrapped();
    if (outer instanceof z.ZodObject) at = outer.shape[step as string];
    else if (outer instanceof z.ZodArray) at = outer.element;
  }
  const object = unwrapped();
  const kinds = object instanceof z.ZodDiscriminatedUnion ? object.options : [object];
  const fields = kinds.flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
  return [...new Set(fields)];
}
