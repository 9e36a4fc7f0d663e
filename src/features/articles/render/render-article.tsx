import {
  Children,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { articlePage } from "#content/pages/knowledge-bank.ts";
import { toolsPage } from "#content/pages/tools.ts";
import { editorialTeam } from "#content/people/authors.ts";
import { statements } from "#content/statements.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { formatValue } from "#design-system/charts/format-value.ts";
import type { ContentsEntry } from "#design-system/reading/contents.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { type ArticleLaw, LawContext, type LawUsed, lawForArticle } from "../article-law.ts";
import {
  ArticleTool,
  type ArticleToolName,
  articleTools,
  isArticleTool,
} from "../body/article-tool.tsx";
import { bodyComponents } from "../body/body-components.tsx";
import { SummaryList } from "../body/summary-list.tsx";
import { ExampleSlip, Photograph } from "../body/text-parts.tsx";
import { form6765Example } from "../form-6765-example.ts";
import { type FrontMatter, parseFrontMatter } from "../front-matter.ts";
import { type KeyFiguresOfYear, keyFiguresByYear } from "./key-figures.ts";
import { countWords, type TextBlock, textBlocks } from "./text-in-html.ts";

export const WORDS_PER_MINUTE = 230;

type ArticleProps = ArticleLaw["props"] & {
  components: typeof bodyComponents;
  form6765: typeof form6765Example;
  statements: typeof statements;
};

/** What a file in content/articles exports once MDX has compiled it. */
export interface ArticleModule {
  default: (props: ArticleProps) => ReactNode;
  Hero?: (props: ArticleProps) => ReactNode;
  frontMatter: unknown;
}

export interface RenderedArticle extends FrontMatter {
  id: string;
  author: string;
  /** Why it is not published on the day of the rendering: it is a draft, or its day has not come. */
  waits?: "draft" | "date" | undefined;
  href: string;
  /** `10 min read` */
  readTime: string;
  heroHtml: string;
  /** The article's first summary, which the page shows under the title. */
  inShortHtml: string;
  /** Everything below the hero, the summary first. */
  bodyHtml: string;
  /** The same markup without the summary, with the calculators between its parts. */
  bodyParts: BodyPart[];
  tools: ArticleToolName[];
  /** Its headings of the second level and its calculators, in their order. */
  contents: ContentsEntry[];
  /** The body cut at its headings of the second level; the first part has none. */
  sections: ArticleSection[];
  /** Words of the hero and the body, figures and tables counted, `data-not-counted` not. */
  words: number;
  minutes: number;
  law: LawUsed;
  keyFiguresByYear: KeyFiguresOfYear[];
  example?: SlipLines | undefined;
  /** What its hero compares, where it is bars. */
  comparison?: SlipLines | undefined;
}

/** What other pages say about an article: not its text, which the build would write out with each. */
export type ArticleSummary = Omit<
  RenderedArticle,
  | "heroHtml"
  | "inShortHtml"
  | "bodyHtml"
  | "bodyParts"
  | "contents"
  | "sections"
  | "law"
  | "keyFiguresByYear"
>;

export type BodyPart = { html: string } | { tool: ArticleToolName };

export interface ArticleSection {
  /** Its address within the page; empty before the first heading. */
  id: string;
  heading: string;
  text: string;
}

/** Lines of a slip in plain text, as sharing pictures show them. */
interface SlipLines {
  rows: SlipLine[];
  total?: SlipLine | undefined;
}

interface SlipLine {
  label: string;
  value: string;
}

/** From a compiled file to markup, with everything the page says about it. Errors name the file. */
export function renderArticle(id: string, module: ArticleModule, today: string): RenderedArticle {
  const frontMatter = parseFrontMatter(id, module.frontMatter);
  try {
    return renderParts(id, frontMatter, module, today);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`content/articles/${id}.mdx: ${message}`, { cause: error });
  }
}

function renderParts(
  id: string,
  frontMatter: FrontMatter,
  { default: Body, Hero }: ArticleModule,
  today: string,
): RenderedArticle {
  const { taxYear, readers } = frontMatter;
  const law = lawForArticle(taxYear, today, readers[0]);
  const props = {
    components: bodyComponents,
    form6765: form6765Example,
    statements,
    ...law.props,
  };
  const photograph = frontMatter.hero && (
    <Photograph src={frontMatter.hero.file} alt={frontMatter.hero.alt} eager />
  );
  const hero = photograph ?? Hero?.(props);
  const body = Body(props);
  const render = (part: ReactNode, identifierPrefix: string) =>
    renderToStaticMarkup(<LawContext value={law}>{part}</LawContext>, { identifierPrefix });
  const heroHtml = render(hero, "hero-");
  const { inShort, rest } = takeInShort(childrenOf(body));
  const inShortHtml = render(inShort, "short-");
  const bodyParts: BodyPart[] = cutAtTools(rest).map((part, index) =>
    typeof part === "string"
      ? { tool: part }
      : { html: render(part, index === 0 ? "body-" : `body-${index}-`) },
  );
  const bodyHtml =
    inShortHtml + bodyParts.map((part) => ("html" in part ? part.html : "")).join("");
  const bodyText = textBlocks(bodyHtml, ["data-not-counted"]);
  const words = countWords([...textBlocks(heroHtml, ["data-not-counted"]), ...bodyText]);
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return {
    id,
    ...frontMatter,
    author: frontMatter.author ?? editorialTeam,
    waits: frontMatter.draft ? "draft" : frontMatter.date > today ? "date" : undefined,
    href: `/knowledge-bank/${id}`,
    readTime: `${minutes} ${articlePage.minutes}`,
    heroHtml,
    inShortHtml,
    bodyHtml,
    bodyParts,
    tools: bodyParts.flatMap((part) => ("tool" in part ? part.tool : [])),
    contents: bodyParts.flatMap((part) =>
      "tool" in part ? toolEntry(part.tool) : headingsIn(part.html),
    ),
    sections: sectionsOf(bodyText),
    words,
    minutes,
    keyFiguresByYear: keyFiguresByYear(
      frontMatter.keyFigures,
      frontMatter.taxYear,
      law.figuresFrom,
    ),
    law: law.used,
    example: exampleIn(body),
    comparison: comparisonIn(hero),
  };
}

/** The parts that MDX made of a body. */
function childrenOf(body: ReactNode): ReturnType<typeof Children.toArray> {
  const whole = isValidElement<{ children?: ReactNode }>(body) && body.type === Fragment;
  return Children.toArray(whole ? body.props.children : body);
}

/** A summary before the first heading answers the title, so it goes under it. */
function takeInShort(parts: readonly ReactNode[]) {
  const isOf = (part: ReactNode, type: unknown) => isValidElement(part) && part.type === type;
  const place = parts.findIndex((part) => isOf(part, SummaryList));
  const firstHeading = parts.findIndex((part) => isOf(part, bodyComponents.h2));
  if (place === -1 || (firstHeading !== -1 && firstHeading < place))
    return { inShort: null, rest: parts };
  return { inShort: parts[place], rest: parts.filter((_, index) => index !== place) };
}

function headingsIn(html: string): ContentsEntry[] {
  return textBlocks(html).flatMap(({ element, id, text }) =>
    element === "h2" && id ? { id, heading: text } : [],
  );
}

/** A calculator's title is the one it has among the tools. */
function toolEntry(tool: ArticleToolName): ContentsEntry {
  const item = toolsPage.items.find(({ action }) => action.href.endsWith(`#${tool}`));
  if (!item) throw new Error(`content/pages/tools.ts has no tool with the address #${tool}.`);
  return { id: tool, heading: fillIn(articlePage.calculator, { title: item.title }) };
}

/** A body cut at its calculators, in their order. */
function cutAtTools(body: readonly ReactNode[]): (ReactNode[] | ArticleToolName)[] {
  const parts: (ReactNode[] | ArticleToolName)[] = [[]];
  for (const child of body) {
    const last = parts.at(-1);
    if (isValidElement<{ name: string }>(child) && child.type === ArticleTool)
      parts.push(toolNamed(child.props.name));
    else if (Array.isArray(last)) last.push(child);
    else parts.push([child]);
  }
  return parts;
}

function toolNamed(name: string): ArticleToolName {
  if (isArticleTool(name)) return name;
  throw new Error(`There is no tool named “${name}”. Tools: ${articleTools.join(", ")}`);
}

function sectionsOf(blocks: readonly TextBlock[]): ArticleSection[] {
  let section: ArticleSection = { id: "", heading: "", text: "" };
  const sections = [section];
  for (const { element, id, text } of blocks) {
    if (element === "h2" && id) {
      section = { id, heading: text, text: "" };
      sections.push(section);
    } else section.text += `${text} `;
  }
  return sections;
}

/** The first element of a component in what MDX made, before React renders it. */
function findElement<P>(
  node: ReactNode,
  component: FunctionComponent<P>,
): ReactElement<P> | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    if (child.type === component) return child as ReactElement<P>;
    const found = findElement(child.props.children, component);
    if (found) return found;
  }
  return undefined;
}

function exampleIn(body: ReactNode): SlipLines | undefined {
  const slip = findElement(body, ExampleSlip)?.props;
  const plain = ({ label, value }: SlipLine) => ({ label, value });
  return slip && { rows: slip.rows.map(plain), total: slip.total && plain(slip.total) };
}

function comparisonIn(hero: ReactNode): SlipLines | undefined {
  const { bars, unit } = findElement(hero, ComparisonBars)?.props ?? {};
  return (
    bars && { rows: bars.map(({ label, value }) => ({ label, value: formatValue(value, unit) })) }
  );
}
