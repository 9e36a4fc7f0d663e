import { articlePage } from "#content/pages/knowledge-bank.ts";
import type { ArticleSection } from "../render/render-article.tsx";

/** Markup that render-article.tsx made from our own files in content/articles. */
export function ArticleText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing of a visitor's is in it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Open beside the text on a wide screen, closed above it on a narrow one: see article.css. */
export function TableOfContents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav className="article-contents" aria-label={articlePage.contents}>
      <details data-contents="">
        <summary>{articlePage.contents}</summary>
        <ol>
          {sections
            .filter(({ id }) => id)
            .map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
        </ol>
      </details>
    </nav>
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
