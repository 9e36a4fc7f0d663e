import type { FormField } from "../configuration.ts";
import { choiceLabel } from "../form-words.ts";
import { escaped } from "../way-page.ts";

type Values = Record<string, unknown>;

/** The fields of a form as inputs, named by their place: `hero.alt`, `keyFigures.0.figure`. */
export function fieldInputs(fields: readonly FormField[], values: unknown, place = ""): string {
  const written = (values ?? {}) as Values;
  return fields.map((field) => input(field, written[field.name], place + field.name)).join("\n");
}

function input(field: FormField, value: unknown, name: string): string {
  const { widget, label, hint = "", field: entry, fields, multiple } = field;
  const explained = hint && `<small id="${name}-hint">${escaped(hint)}</small>`;
  const named = `name="${name}"${hint && ` aria-describedby="${name}-hint"`}`;
  const group = (inner: string) =>
    `<fieldset><legend>${escaped(label)}</legend>${explained}${inner}</fieldset>`;
  const labelled = (control: string) =>
    `<div><label>${escaped(label)}${control}</label>${explained}</div>`;
  const text = escaped(`${value ?? ""}`);
  if (widget === "boolean")
    return `<div><label class="check"><input type="checkbox" ${named}${value === true ? " checked" : ""}> ${escaped(label)}</label>${explained}</div>`;
  if (widget === "object") return group(fieldInputs(fields ?? [], value, `${name}.`));
  if (fields)
    return group(
      [...listOf(value), {}]
        .map((one, at) => `<div>${fieldInputs(fields, one, `${name}.${at}.`)}</div>`)
        .join(""),
    );
  if (multiple) {
    // In the order of the file, which counts.
    const chosen = listOf(value).map(String);
    const all = new Set([...chosen, ...optionsOf(field)]);
    return group(
      [...all]
        .map((option) => {
          const isOn = chosen.includes(option) ? " checked" : "";
          return `<label class="check"><input type="checkbox" name="${name}" value="${escaped(option)}"${isOn}> ${escaped(choiceLabel(option))}</label>`;
        })
        .join(""),
    );
  }
  if (widget === "select") return labelled(`<select ${named}>${choices(field, text)}</select>`);
  if (entry)
    return labelled(
      `<textarea ${named} rows="4" placeholder="One in each line">\n${escaped(listOf(value).join("\n"))}</textarea>`,
    );
  if (widget === "text") return labelled(`<textarea ${named} rows="4">\n${text}</textarea>`);
  // A day that is none is shown as it is written.
  const isDay = widget === "datetime" && /^(\d{4}-\d\d-\d\d)?$/.test(text);
  const names = field.suggested ?? (widget === "image" ? "pictures" : "");
  const list = names && ` list="${names}"`;
  return labelled(`<input type="${isDay ? "date" : "text"}" ${named} value="${text}"${list}>`);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const optionsOf = ({ options = [] }: FormField): string[] => options.map(({ value }) => value);

/** What is written and no option is one more, so that it can be seen and corrected. */
function choices(field: FormField, written: string): string {
  return [...new Set(["", ...optionsOf(field), written])]
    .map((one) => {
      const isChosen = one === written ? " selected" : "";
      return `<option value="${one}"${isChosen}>${one ? choiceLabel(one) : "–"}</option>`;
    })
    .join("");
}

/** The values that the inputs sent. An empty one is for the file to leave out. */
export function sentValues(fields: readonly FormField[], sent: URLSearchParams, place = "") {
  return Object.fromEntries(
    fields.map((field) => [field.name, sentValue(field, sent, place + field.name)]),
  );
}

function sentValue(field: FormField, sent: URLSearchParams, name: string): unknown {
  const { widget, field: entry, fields, multiple } = field;
  const text = (sent.get(name) ?? "").replaceAll("\r\n", "\n");
  if (widget === "boolean") return sent.has(name);
  if (widget === "object") return sentValues(fields ?? [], sent, `${name}.`);
  if (fields) {
    const places = [...sent.keys()].filter((key) => key.startsWith(`${name}.`));
    const count = new Set(places.map((key) => key.slice(name.length + 1).split(".")[0])).size;
    return Array.from({ length: count }, (_, at) => sentValues(fields, sent, `${name}.${at}.`));
  }
  if (multiple) return sent.getAll(name);
  if (entry) return text.split("\n").map((line) => line.trim());
  if (widget === "number" && /^\d+$/.test(text)) return Number(text);
  return text;
}
