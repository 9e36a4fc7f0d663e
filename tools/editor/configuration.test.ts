import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { dataFolders, schemaOf } from "#content-schemas/data-files.ts";
import { articleSchema } from "../../src/features/articles/front-matter.ts";
import { dataForms, dataText, type FormField, folderForms, formFields } from "./configuration.ts";
import { withoutPath } from "./form-words.ts";
import { answerFromFiles } from "./local-files.ts";

/** `team.portrait.alt`: every field that a schema names, without the marks of lists. */
function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return namesIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [...new Set(schema.options.flatMap(namesIn))];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    name,
    ...namesIn(field).map((inner) => `${name}.${inner}`),
  ]);
}

const namesOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, fields = [] }) => [
    name,
    ...namesOf(fields).map((inner) => `${name}.${inner}`),
  ]);

/** The fields with all that are inside them. */
const withInner = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((one) => [one, ...withInner(one.field ? [one.field] : (one.fields ?? []))]);

const forms = [...dataForms, ...folderForms];
const allFields = withInner(forms.flatMap(({ fields }) => fields));

test.each(forms)("the form $label has every field of its schema", ({ file, fields }) => {
  expect(namesOf(fields)).toEqual(namesIn(schemaOf(file) ?? dataFolders[file]));
});

test("no label of a field is a name of code", () => {
  const all = [...allFields, ...withInner(formFields(articleSchema))].flatMap(
    ({ label, label_singular: one = "" }) => [label, `${one}`],
  );
  const codeWords =
    /^(base|bio|by|file|from|key|until|zip)$|\b(agi|alt|fraction|hero|hosts?|href|ids?|lede|rd|rx|usd)\b/i;
  const isCode = (label: string) => codeWords.test(label) || /[a-z][A-Z]/.test(label);
  expect(all.filter(isCode)).toEqual([]);
});

const savedFiles = forms.flatMap((form) =>
  form.file.endsWith(".json")
    ? [{ form, file: form.file }]
    : globSync(`${form.file}/*.json`).map((file) => ({ form, file })),
);
test.each(savedFiles)("saving $file unchanged changes no byte of it", ({ form, file }) => {
  const text = readFileSync(file, "utf8");
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, shuffled(inner)]);
    return Object.fromEntries(entries.reverse());
  };
  expect(dataText(form, shuffled(JSON.parse(text)))).toBe(text);
});

test("no choice is called by a name of code", () => {
  const all = allFields.flatMap(({ options = [] }) => options.map(({ label }) => label));
  expect(all).toEqual(expect.arrayContaining(["Federal and state", "Convertible trust bonds"]));
  expect(all.filter((label) => /^[a-z]|[a-z][A-Z]/.test(label))).toEqual([]);
});

test.each([
  [
    "content/people/team.json: team 8 (Jordan Blake), portrait, alt: is missing; write it",
    "The team: Team 8 (Jordan Blake), Portrait, Description of the picture: is missing; write it",
  ],
  ["content/articles/roth.mdx: has no title", "The article roth: has no title"],
  ["content/firm.ts: no such page", "content/firm.ts: no such page"],
])("the check's %s is said without a path", (sentence, expected) => {
  expect(withoutPath(sentence)).toBe(expected);
});

test("what was opened and never filled in is left out", () => {
  const form = dataForms.find(({ name }) => name === "authors");
  const data = { authors: [{ name: "Jane Doe", portrait: {}, profile: undefined }] };
  expect(JSON.parse(dataText(form as never, data))).toEqual({ authors: [{ name: "Jane Doe" }] });
});

test("the form adds people and partners, and removes no partner, whose page may have a file", () => {
  const listIn = (form: string, list: string) =>
    dataForms.find(({ name }) => name === form)?.fields.find(({ name }) => name === list);
  expect(listIn("partners", "partners")).toMatchObject({ allow_remove: false });
  expect(listIn("partners", "partners")).not.toHaveProperty("allow_add");
  expect(listIn("team", "team")).not.toHaveProperty("allow_remove");
});

test("a text that the schema refuses when it is empty is not called optional", () => {
  const fieldsOf = (form: string) => dataForms.find(({ name }) => name === form)?.fields ?? [];
  const links = fieldsOf("firm").find(({ name }) => name === "links")?.fields ?? [];
  const [cases] = fieldsOf("home-cases");
  const all = [fieldsOf("firm"), fieldsOf("colors"), links, cases?.fields ?? []].flat();
  const optional = all.filter(({ required }) => !required).map(({ name }) => name);
  expect(optional).toEqual([
    "monogram",
    "booking",
    "bookingBonds",
    "bookingCharitable",
    "scheduler",
    "externalContactForm",
  ]);
});

test("a day, a picture, a choice and a long text have fields of their kind", () => {
  const fields = withInner(dataForms.flatMap((form) => form.fields));
  expect(new Set(fields.map(({ widget }) => widget))).toEqual(
    new Set([
      "string",
      "text",
      "boolean",
      "datetime",
      "image",
      "select",
      "object",
      "list",
      "number",
      "color",
    ]),
  );
});

const asset = (path: string) => ({ path, content: "", encoding: "base64" });
test.each([
  ["getEntry", { path: "package.json" }],
  ["getEntry", { path: "content/../package.json" }],
  ["getEntry", { path: "content/specialties/../../package.json" }],
  ["entriesByFolder", { folder: "docs" }],
  ["persistEntry", { dataFiles: [{ path: "content/firm.ts", raw: "" }], assets: [] }],
  ["persistEntry", { dataFiles: [], assets: [asset("content/pictures/../firm.ts")] }],
  ["persistMedia", { asset: asset("content/pictures/page.html") }],
  ["getMediaFile", { path: "content/pictures/../../data/mail.png" }],
  ["deleteFiles", { paths: ["content/pictures/README.md"] }],
  ["publishUnpublishedEntry", {}],
])("the editor may not %s with %o", (action, params) => {
  expect(answerFromFiles({ action, params })).toBeUndefined();
});
