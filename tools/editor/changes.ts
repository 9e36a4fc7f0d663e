import { basename } from "node:path";
import { wordsOfForm } from "./form-words.ts";

/** A file of content before and after: undefined where it was not, or is no more. */
export type ChangedFile = { file: string; before?: string | undefined; after?: string | undefined };

type Verb = "add" | "change" | "remove";
type Change = { verb: Verb; what: string };

const past = { add: "added", change: "changed", remove: "removed" };
/** The hook on a commit's subject refuses a longer one. */
const longestSubject = 72;

/** `You changed the banner and added Dr. Lee to the team.` */
export function changesInWords(files: readonly ChangedFile[]): string {
  const changes = files.flatMap(changesOf).map(({ verb, what }) => `${past[verb]} ${what}`);
  return changes.length === 0 ? "" : `You ${listed(changes)}.`;
}

/** The same as the subject of a commit: one line without a comma. */
export function subjectOf(files: readonly ChangedFile[]): string {
  const [first = "", ...others] = files
    .flatMap(changesOf)
    .map(({ verb, what }) => `${verb} ${what}`.replaceAll(/\s*,\s*/g, " "));
  const more = `and ${others.length} more ${others.length === 1 ? "change" : "changes"}`;
  const choices = [
    [first, ...others].join(" and "),
    others.length > 0 ? `${first} ${more}` : first,
  ];
  const subject = choices.find(({ length }) => length <= longestSubject) ?? "change the content";
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

function changesOf({ file, before, after }: ChangedFile): Change[] {
  const form = wordsOfForm(file);
  const verb = before === undefined ? "add" : after === undefined ? "remove" : "change";
  if (form && verb === "change") {
    const inLists = changesInLists(JSON.parse(before ?? ""), JSON.parse(after ?? ""), form.called);
    if (inLists.length === 0) return [{ verb, what: form.called }];
    return file === "content/counsel-answers.json" ? answersOfCounsel(inLists) : inLists;
  }
  if (file.startsWith("content/pictures/"))
    return [{ verb, what: `the picture ${basename(file)}` }];
  const title = /^title: *"?(.*?)"? *$/m.exec(after ?? before ?? "")?.[1];
  if (file.startsWith("content/articles/") && title)
    return [{ verb, what: `the article “${title}”` }];
  return [{ verb, what: form?.called ?? file }];
}

/** Their questions have ids that say nothing to an editor. */
function answersOfCounsel(changes: readonly Change[]): Change[] {
  return [...new Set(changes.map(({ verb }) => verb))].map((verb) => {
    const count = changes.filter((one) => one.verb === verb).length;
    return { verb, what: count === 1 ? "an answer of counsel" : `${count} answers of counsel` };
  });
}

type Entry = Record<string, unknown>;
const nameOf = (entry: Entry): string =>
  String(
    [entry.name, entry.author, entry.practitioner, entry.specialty, entry.question].find(Boolean) ??
      "an entry",
  );

/** Who was added to a list of people or things, who left it, and whose words are others. */
function changesInLists(before: Entry, after: Entry, list: string): Change[] {
  return Object.entries(after).flatMap(([key, entries]) => {
    const earlier = before[key];
    if (!Array.isArray(entries) || !Array.isArray(earlier)) return [];
    const [old, now] = [namesIn(earlier), namesIn(entries)];
    return [
      ...[...now.keys()].filter((name) => !old.has(name)).map((name) => change("add", name, "to")),
      ...[...old.keys()]
        .filter((name) => !now.has(name))
        .map((name) => change("remove", name, "from")),
      ...[...now.keys()]
        .filter((name) => old.has(name) && old.get(name) !== now.get(name))
        .map((name) => change("change", name, "in")),
    ];
  });
  function change(verb: Verb, name: string, preposition: string): Change {
    return { verb, what: `${name} ${preposition} ${list}` };
  }
}

const namesIn = (entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [nameOf(entry), JSON.stringify(entry)]));
