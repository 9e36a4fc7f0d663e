import * as z from "zod";
import { dataFiles, dataFolders } from "#content-schemas/data-files.ts";
import { choiceLabel, labelOf } from "./form-words.ts";

/** A field of a form, as Decap CMS describes it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** Of an object, or of each entry of a list. */
  fields?: FormField[];
  /** Of a list whose entries are single values. */
  field?: FormField;
  /** Of a select. */
  options?: { value: string; label: string }[];
  [option: string]: unknown;
}

/** What JSON Schema says of a field, and the `kind` that src/content-schemas/fields.ts adds. */
interface FieldSchema {
  type?: string;
  kind?: string;
  /** What an entry of a list is called. */
  one?: string;
  /** Set where an entry may have a file of its own: a form adds and changes entries, and removes none. */
  kept?: boolean;
  description?: string;
  enum?: string[];
  const?: string;
  /** Of objects that differ by their `kind`. */
  oneOf?: FieldSchema[];
  /** The list that a field of words offers names from. */
  suggested?: string;
  default?: unknown;
  minLength?: number;
  pattern?: string;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
}

/** The form of a data file, or of each file in a folder. */
export interface DataForm {
  name: string;
  label: string;
  file: string;
  fields: FormField[];
}

/** A form has a field for each field of its schema. */
const formsOf = (schemas: Readonly<Record<string, z.ZodType>>): DataForm[] =>
  Object.entries(schemas).map(([file, schema]) => {
    const name = file.replace(/^.*\/|\.json$/g, "");
    return { name, label: labelOf(name), file, fields: formFields(schema) };
  });

export const dataForms = formsOf(dataFiles);
export const folderForms = formsOf(dataFolders);

/** The fields of a form that fills in what a schema describes. */
export function formFields(schema: z.ZodType): FormField[] {
  return fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema);
}

function fieldsOf(schema: FieldSchema): FormField[] {
  const { properties = {}, required = [] } = schema.oneOf ? joined(schema.oneOf) : schema;
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
}

/** A form has the fields of every kind, of which an editor fills in those of one. */
function joined(kinds: readonly FieldSchema[]): FieldSchema {
  const names = kinds.flatMap(({ properties: { kind } = {} }) => kind?.enum ?? kind?.const ?? []);
  const properties = Object.assign({}, ...kinds.map(({ properties }) => properties));
  return { properties: { ...properties, kind: { enum: names } }, required: ["kind"] };
}

function fieldOf(name: string, schema: FieldSchema, isRequired: boolean): FormField {
  return {
    name,
    label: labelOf(name),
    required: isRequired && !mayBeEmpty(schema),
    ...(schema.description && { hint: schema.description }),
    ...(schema.suggested && { suggested: schema.suggested }),
    ...widgetOf(name, schema),
  };
}

function choicesOf(values: readonly string[]) {
  return values.map((value) => ({ value, label: choiceLabel(value) }));
}

/** Such a text is required by the schema and not by the form. */
function mayBeEmpty({ type, kind, enum: names, minLength = 0, pattern = "" }: FieldSchema) {
  if (type !== "string" || kind === "day" || names) return false;
  return minLength === 0 && new RegExp(pattern).test("");
}

function widgetOf(name: string, schema: FieldSchema): { widget: string } & Partial<FormField> {
  if (schema.kind === "picture")
    return { widget: "image", choose_url: false, media_library: { config: { multiple: false } } };
  if (schema.kind === "day")
    return { widget: "datetime", format: "YYYY-MM-DD", time_format: false, default: "" };
  if (schema.kind === "color") return { widget: "color", allowInput: true };
  if (schema.enum) return { widget: "select", options: choicesOf(schema.enum) };
  if (schema.type === "object" || schema.oneOf)
    return { widget: "object", fields: fieldsOf(schema) };
  if (schema.type === "array")
    return {
      label_singular: schema.one ?? labelOf(name.replace(/s$/, "")).toLowerCase(),
      ...listOf(schema),
    };
  if (schema.type === "boolean") return { widget: "boolean", default: false };
  if (schema.type === "integer" || schema.type === "number")
    return { widget: "number", value_type: schema.type === "integer" ? "int" : "float" };
  return { widget: schema.kind === "long text" ? "text" : "string" };
}

function listOf({ items = {}, default: preset, kept, minItems, maxItems }: FieldSchema) {
  const hasItsNumber = minItems !== undefined && minItems === maxItems;
  const options = {
    ...(preset !== undefined && { default: preset }),
    ...((kept || hasItsNumber) && { allow_remove: false }),
    ...(hasItsNumber && { allow_add: false }),
  };
  if (items.enum)
    return { widget: "select", multiple: true, options: choicesOf(items.enum), ...options };
  if (!items.properties)
    return { widget: "list", collapsed: false, field: fieldOf("entry", items, true), ...options };
  const fields = fieldsOf(items);
  const title = ["name", "author", "label", "specialty", "who", "question", "notKnown"].find(
    (name) => items.properties?.[name],
  );
  return { widget: "list", fields, summary: `{{fields.${title}}}`, ...options };
}

/**
 * The text of a data file as the formatter leaves it. Its keys are in the order of the schema:
 * Decap's own order changes with the number of keys. What was never filled in is left out.
 */
export function dataText(form: DataForm, data: unknown): string {
  return `${JSON.stringify(inOrder(form.fields, data), null, 2)}\n`;
}

function inOrder(fields: readonly FormField[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrder(fields, entry));
  if (typeof value !== "object" || value === null) return value;
  const written = value as Record<string, unknown>;
  const ordered = fields
    .filter(({ name }) => written[name] !== undefined && written[name] !== null)
    .filter(({ name, widget }) => widget !== "number" || written[name] !== "")
    .map(({ name, fields = [] }) => [name, inOrder(fields, written[name])]);
  return ordered.length > 0 ? Object.fromEntries(ordered) : undefined;
}

/** Where the files are: on this machine, or in a repository on GitHub. */
export type Repository = { repo: string; branch: string; base_url: string } | undefined;

export function editorConfiguration(repository: Repository, origin: string) {
  return {
    load_config_file: false,
    locale: "saved",
    backend: repository
      ? { name: "github", ...repository }
      : { name: "proxy", proxy_url: `${origin}/admin/api`, branch: "local" },
    // Not Decap's workflow of drafts: after a save that was refused it fails until it is reloaded.
    publish_mode: "simple",
    media_folder: "content/pictures",
    public_folder: "",
    site_url: origin,
    collections: [
      {
        name: "site",
        label: "The site",
        format: "data",
        extension: "json",
        // A page that is published cannot be shown in a frame.
        editor: { preview: repository === undefined },
        files: dataForms,
      },
      ...folderForms.map(({ file, ...form }) => ({
        ...form,
        folder: file,
        identifier_field: form.fields[0]?.name,
        format: "data",
        extension: "json",
        // An engineer adds one, with its entry in the calculator.
        create: false,
        delete: false,
        editor: { preview: repository === undefined },
      })),
    ],
  };
}
