import { firmTimeZone } from "#content/firm.ts";
import { ContentMistakes } from "#content-schemas/mistakes.ts";
import { type CalendarDate, today } from "#wording/dates.ts";
import { rulesBrokenBy } from "./article-rules.ts";
import {
  type ArticleModule,
  type ArticleSummary,
  type RenderedArticle,
  renderArticle,
} from "./render/render-article.tsx";

const files = import.meta.glob<ArticleModule>("/content/articles/*.mdx");

let library: Promise<RenderedArticle[]> | undefined;

/**
 * Every article, newest first and by id within a day. The build has those that are published on its
 * day, and stops at a mistake. Development has drafts as well, and leaves out what has a mistake.
 */
export function readArticles(): Promise<RenderedArticle[]> {
  library ??= readLibrary();
  return library;
}

async function readLibrary(): Promise<RenderedArticle[]> {
  const { articles, mistakes, inDrafts } = await renderArticles(today(firmTimeZone));
  if (mistakes.length > 0 && !import.meta.env.DEV) throw new ContentMistakes(mistakes);
  if (import.meta.env.DEV)
    for (const sentence of [...mistakes, ...inDrafts]) console.error(sentence);
  return import.meta.env.DEV ? articles : articles.filter(({ waits }) => !waits);
}

/** The sentences about one article, for development. */
export async function mistakesInArticle(articleId = ""): Promise<string[]> {
  const { mistakes, inDrafts } = await renderArticles(today(firmTimeZone));
  return [...mistakes, ...inDrafts].filter((sentence) =>
    sentence.startsWith(`content/articles/${articleId}.mdx`),
  );
}

export function summaryOf({
  heroHtml: _,
  inShortHtml: _inShort,
  bodyHtml: __,
  bodyParts: ___,
  contents: _contents,
  sections: ____,
  law: _____,
  keyFiguresByYear: ______,
  ...summary
}: RenderedArticle): ArticleSummary {
  return summary;
}

/**
 * All that can be rendered, also drafts, and every mistake in any of them. Those in drafts stop no
 * build, since an unfinished text is on no page. `unsaved` takes the place of files, or adds to them.
 */
export async function renderArticles(today: CalendarDate, unsaved: typeof files = {}) {
  const mistakes: string[] = [];
  const inDrafts: string[] = [];
  const all = { ...files, ...unsaved };
  const ids = Object.keys(all).map(idOf);
  const rendered = await Promise.all(
    Object.entries(all).map(async ([path, load]) => {
      let module: ArticleModule | undefined;
      try {
        module = await load();
        return [renderArticle(idOf(path), module, today)];
      } catch (error) {
        const { draft } = (module?.frontMatter ?? {}) as { draft?: unknown };
        (draft === true ? inDrafts : mistakes).push(...sentencesOf(error, path.slice(1)));
        return [];
      }
    }),
  );
  const articles = rendered
    .flat()
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  for (const article of articles)
    for (const sentence of rulesBrokenBy(article, articles, ids))
      (article.draft ? inDrafts : mistakes).push(`content/articles/${article.id}.mdx: ${sentence}`);
  const featured = articles.filter((article) => article.featured && !article.waits);
  if (featured.length !== 1)
    mistakes.push(
      `content/articles: ${featured.length} articles have featured: true; write it in one (${featured.map(({ id }) => id).join(", ")})`,
    );
  return { articles, mistakes: mistakes.sort(), inDrafts: inDrafts.sort() };
}

function idOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".mdx".length);
}

/** MDX says where in a file it stopped; its own words follow. */
function sentencesOf(error: unknown, file: string): readonly string[] {
  if (error instanceof ContentMistakes) return error.sentences;
  const { message, reason, line } = error as Error & { reason?: string; line?: number };
  return line ? [`${file}: line ${line}: ${reason ?? message}`] : [message];
}
