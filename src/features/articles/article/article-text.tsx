import { articlePage } from "#content/pages/knowledge-bank.ts";
import { Contents } from "#design-system/reading/contents.tsx";
import type { RenderedArticle } from "../render/render-article.tsx";

/** Markup that render-article.tsx made from our own files in content/articles. */
export function ArticleText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing of a visitor's is in it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Open beside the text on a wide screen, closed above it on a narrow one: see article.css. */
export function TableOfContents({ article }: { article: RenderedArticle }) {
  return (
    <Contents
      className="article-contents"
      label={articlePage.contents}
      sections={article.contents}
      openFrom="68rem"
    />
  );
}

export function ArticleDisclaimer() {
  const { heading, text } = articlePage.disclaimer;
  return (
    <p className="article-disclaimer">
      <strong>{heading}.</strong> {text}
    </p>
  );
}
