import { articlePage } from "#content/knowledge-bank.ts";

/** Open beside the text on a wide screen, closed above it on a narrow one: see article.css. */
export function TableOfContents({ headings }: { headings: { id: string; text: string }[] }) {
  return (
    <nav className="article-contents" aria-label={articlePage.contents}>
      <details data-contents="">
        <summary>{articlePage.contents}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
