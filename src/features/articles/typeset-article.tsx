import {
  Children,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ComparisonBars } from "#design-system/figures/bars/comparison-bars.tsx";
import { formatValue } from "#design-system/figures/format-value.ts";
import { ExampleSlip } from "./body/example-slip.tsx";
import { LawContext } from "./body/use-law.ts";
import { bodyComponents } from "./body-components.tsx";
import { type FrontMatter, parseFrontMatter } from "./front-matter.ts";
import { LawInArticle, type LawUsed } from "./law-in-article.ts";
import { countWords, textBlocks } from "./text-in-html.ts";

export const WORDS_PER_MINUTE = 230;

type ArticleProps = LawInArticle["props"] & { components: typeof bodyComponents };

/** What a file in content/articles exports once MDX has compiled it. */
export interface ArticleModule {
  default: (props: ArticleProps) => ReactNode;
  Hero?: (props: ArticleProps) => ReactNode;
  frontMatter: unknown;
}

export interface TypesetArticle extends FrontMatter {
  id: string;
  /** The figure of the article's own subject. */
  heroHtml: string;
  bodyHtml: string;
  headings: { id: string; text: string }[];
  /** Words of the hero and the body, figures and tables counted, page furniture not. */
  words: number;
  minutes: number;
  law: LawUsed;
  /** The lines of its first worked example. */
  example?: SlipLines | undefined;
  /** What its hero compares, where it is bars. */
  comparison?: SlipLines | undefined;
}

/** Lines of a slip in plain text, as sharing pictures show them. */
export interface SlipLines {
  rows: readonly { label: string; value: string }[];
  total?: { label: string; value: string };
}

/** From a compiled file to markup, with everything the page says about it. */
export function typesetArticle(id: string, module: ArticleModule, today: string): TypesetArticle {
  const frontMatter = parseFrontMatter(id, module.frontMatter);
  const { default: Body, Hero } = module;
  if (!Hero) throw new Error(`content/articles/${id}.mdx has no hero: export const Hero = …`);

  const law = new LawInArticle({ taxYear: frontMatter.taxYear, today });
  const props = { components: bodyComponents, ...law.props };
  const hero = Hero(props);
  const body = Body(props);
  const render = (part: ReactNode, identifierPrefix: string) =>
    renderToStaticMarkup(<LawContext value={law}>{part}</LawContext>, { identifierPrefix });
  const heroHtml = render(hero, "hero-");
  const bodyHtml = render(body, "body-");
  const blocks = textBlocks(heroHtml + bodyHtml, ["data-furniture"]);
  const words = countWords(blocks);
  return {
    id,
    ...frontMatter,
    heroHtml,
    bodyHtml,
    headings: blocks.flatMap(({ element, id, text }) =>
      element === "h2" && id ? { id, text } : [],
    ),
    words,
    minutes: Math.round(words / WORDS_PER_MINUTE),
    law: law.used,
    example: findElement(body, ExampleSlip)?.props,
    comparison: comparisonIn(hero),
  };
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

function comparisonIn(hero: ReactNode): SlipLines | undefined {
  const { bars, unit } = findElement(hero, ComparisonBars)?.props ?? {};
  return (
    bars && { rows: bars.map(({ label, value }) => ({ label, value: formatValue(value, unit) })) }
  );
}
