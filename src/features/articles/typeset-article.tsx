import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LawContext } from "./body/use-law.ts";
import { bodyComponents } from "./body-components.tsx";
import { type FrontMatter, parseFrontMatter } from "./front-matter.ts";
import { LawInArticle, type LawUsed } from "./law-in-article.ts";
import { countWords, textBlocks } from "./text-in-html.ts";

export const WORDS_PER_MINUTE = 230;

type ArticleProps = LawInArticle["props"] & { components: typeof bodyComponents };

/** What a file in content/articles exports once MDX has compiled it. */
export interface ArticleModule {
  default: ComponentType<ArticleProps>;
  Hero?: ComponentType<ArticleProps>;
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
}

/** From a compiled file to markup, with everything the page says about it. */
export function typesetArticle(id: string, module: ArticleModule, today: string): TypesetArticle {
  const frontMatter = parseFrontMatter(id, module.frontMatter);
  const { default: Body, Hero } = module;
  if (!Hero) throw new Error(`content/articles/${id}.mdx has no hero: export const Hero = …`);

  const law = new LawInArticle({ taxYear: frontMatter.taxYear, today });
  const render = (Part: ComponentType<ArticleProps>, identifierPrefix: string) =>
    renderToStaticMarkup(
      <LawContext value={law}>
        <Part components={bodyComponents} {...law.props} />
      </LawContext>,
      { identifierPrefix },
    );
  const heroHtml = render(Hero, "hero-");
  const bodyHtml = render(Body, "body-");
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
  };
}
