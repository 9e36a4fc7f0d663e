import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type ToStringOptions,
} from "yaml";

type Fields = Record<string, unknown>;

/** The fields at the top of an article and the text below, or why they cannot be read. */
export function readArticle(text: string): { fields: Fields; body: string; fault?: string } {
  const { yaml, body } = partsOf(text);
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = document.errors;
  if (!error) return { fields: document.toJS() ?? {}, body };
  // After the line of dashes.
  const line = yaml.slice(0, error.pos[0]).split("\n").length + 1;
  return { fields: {}, body, fault: `line ${line}: ${error.message}` };
}

/** The file with these fields and this text. A line that says the same keeps every byte. */
export function withChanges(text: string, fields: Fields, body: string): string {
  const { open, yaml, close, body: bodyBefore } = partsOf(text);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const document = parseDocument(yaml);
  const before: Fields = document.toJS() ?? {};
  const changed = Object.keys(fields).filter(
    (name) => !isDeepStrictEqual(written(before[name]), written(fields[name])),
  );
  for (const name of changed) change(document, [name], written(fields[name]));
  const front = changed.length > 0 ? changedLines(yaml, document, changed, newline) : yaml;
  const ending = (line: string) => line.replace(/\r?\n$/, "");
  return open + front + close + keepLines(bodyBefore, body, newline, ending);
}

function changedLines(yaml: string, document: Document, changed: string[], newline: string) {
  const before = blocksOf(yaml);
  const blocks = [...blocksOf(document.toString(formatOf(""))).keys()].map((name) => {
    const old = before.get(name) ?? "";
    if (old && !changed.includes(name)) return { old, lines: old };
    return { old, lines: blocksOf(document.toString(formatOf(old))).get(name) ?? "" };
  });
  const spaces = (line: string) => line.replace(/\s+/g, " ").trim();
  const kept = blocks.map(({ old, lines }) => keepLines(old, lines, newline, spaces)).join("");
  // A change of spaces alone is one that those lines do not have.
  const isWhole = isDeepStrictEqual(parseDocument(kept).toJS(), document.toJS());
  return isWhole ? kept : blocks.map(({ lines }) => lines).join("");
}

/** The indentation that a field has. */
function formatOf(block: string): ToStringOptions {
  const indent = /^( +)\S/m.exec(block)?.[1]?.length ?? 2;
  const indentSeq = !/^- /m.test(block);
  return { indent, indentSeq, lineWidth: 0, flowCollectionPadding: false };
}

function partsOf(text: string) {
  const parts = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)*)/m.exec(
    text,
  );
  const [whole = "", open = "---\n", yaml = "", close = "---\n\n"] = parts ?? [];
  return { open, yaml, close, body: text.slice(whole.length) };
}

/** What a form and a file may say differently of the same thing. Nothing where it is empty. */
function written(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value)) {
    const entries = value.map(written).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object" || value === null) return value || undefined;
  const entries = Object.entries(value).map(([name, inner]) => [name, written(inner)]);
  const filled = entries.filter(([, inner]) => inner !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** What stays in a list or an object keeps its quotation marks and comments. */
function change(document: Document, path: string[], value: unknown) {
  const old = document.getIn(path, true);
  if (value === undefined) document.deleteIn(path);
  else if (isScalar(old) && typeof value !== "object") old.value = value;
  else if (isMap(old) && typeof value === "object" && !Array.isArray(value)) {
    for (const name of new Set([...Object.keys(old.toJS(document)), ...Object.keys(value ?? {})]))
      change(document, [...path, name], (value as Fields)[name]);
  } else if (isSeq(old) && Array.isArray(value)) {
    const kept = (entry: unknown) =>
      old.items.find((item) => isNode(item) && isDeepStrictEqual(item.toJS(document), entry));
    old.items = value.map((entry) => kept(entry) ?? document.createNode(entry));
  } else document.setIn(path, document.createNode(value));
}

/** The lines of each field. */
function blocksOf(yaml: string): Map<string, string> {
  const starts = [...yaml.matchAll(/^["']?([^\s#"'-][^:"'\n]*)["']?\s*:/gm)];
  return new Map(
    starts.map(({ 1: name = "", index }, at) => [
      name,
      yaml.slice(at === 0 ? 0 : index, starts[at + 1]?.index),
    ]),
  );
}

/** The new text, in which a line that says the same as one of the old text is that line. */
function keepLines(before: string, after: string, newline: string, says: (line: string) => string) {
  const old = before.split(/(?<=\n)/);
  const lines = after.replaceAll(/\r?\n/g, newline).split(/(?<=\n)/);
  const shorter = Math.min(old.length, lines.length);
  const same = (a = "", b = "") => says(a) === says(b) && a.endsWith("\n") === b.endsWith("\n");
  let first = 0;
  while (first < shorter && same(old[first], lines[first])) first += 1;
  let last = 0;
  while (last < shorter - first && same(old.at(-1 - last), lines.at(-1 - last))) last += 1;
  const replaced = old.slice(first, old.length - last);
  return [
    ...old.slice(0, first),
    ...lines
      .slice(first, lines.length - last)
      .map((line) => replaced.find((kept) => same(kept, line)) ?? line),
    ...old.slice(old.length - last),
  ].join("");
}
