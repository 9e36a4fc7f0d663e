import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { slug } from "../../../src/features/articles/categories.ts";
import { articleSchema } from "../../../src/features/articles/front-matter.ts";
import type { ArticleModule } from "../../../src/features/articles/render/render-article.tsx";
import { mistakesInUnsaved } from "../../content/mistakes-in-modules.ts";
import { formFields } from "../configuration.ts";
import { withLabels } from "../form-words.ts";
import { sentValues } from "./article-fields.ts";
import { readArticle, withChanges } from "./article-file.ts";

export const articleFields = formFields(articleSchema);

export const fileOf = (id: string): string => `content/articles/${id}.mdx`;

/** Changes with every byte of the file. */
export const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Compiles a text as if it were in this file. */
export type Compile = (file: string, text: string) => Promise<ArticleModule>;

/** Every article, the newest first. */
export function articlesOnDisk() {
  return globSync(fileOf("*"))
    .map((file) => {
      const { title, date, draft } = readArticle(readFileSync(file, "utf8")).fields;
      const id = basename(file, ".mdx");
      return { id, title: `${title ?? id}`, date: `${date ?? ""}`, isDraft: draft === true };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

/** A draft with this title. Returns its id; none where there is such an article. */
export function beginArticle(title: string): string | undefined {
  const id = slug(title);
  if (id === "" || existsSync(fileOf(id))) return undefined;
  const summary = "<SummaryList>\n\n- What to remember.\n\n</SummaryList>\n";
  const fields = { draft: true, title, date: today(firmTimeZone) };
  writeFileSync(fileOf(id), withChanges(`---\n---\n\n${summary}`, fields, summary));
  return id;
}

/** Writes what was changed in the writing view, unless the content check would refuse it. */
export async function saveArticle(id: string, sent: URLSearchParams, compile: Compile) {
  const file = fileOf(id);
  const changedMeanwhile =
    "Not saved: another program or another tab has changed this file since you opened it. Copy your words, and open the article again.";
  const before = readFileSync(file, "utf8");
  if (versionOf(before) !== sent.get("version")) return { sentences: [changedMeanwhile] };
  const text = withChanges(before, sentValues(articleFields, sent), sent.get("body") ?? "");
  const mistakes = await mistakesInUnsaved(id, text, () => compile(file, text));
  const ofFile = mistakes.filter((sentence) => sentence.startsWith(`${file}: `));
  const sentences = mistakes.map((sentence) => withLabels(sentence.replaceAll(`${file}: `, "")));
  const isDraft = readArticle(text).fields.draft === true;
  if (!isDraft && ofFile.length > 0)
    return { sentences: ["Not saved. Please correct, or make it a draft:", ...sentences] };
  if (readFileSync(file, "utf8") !== before) return { sentences: [changedMeanwhile] };
  if (text !== before) writeFileSync(file, text);
  const outcome = mistakes.length === 0 ? "Saved." : "Saved. To correct before it is published:";
  return { sentences: [outcome, ...sentences], version: versionOf(text) };
}
