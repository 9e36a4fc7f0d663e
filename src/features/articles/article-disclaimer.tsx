import { articlePage } from "#content/knowledge-bank.ts";

export function ArticleDisclaimer() {
  const { heading, text } = articlePage.disclaimer;
  return (
    <p className="article-disclaimer">
      <strong>{heading}.</strong> {text}
    </p>
  );
}
