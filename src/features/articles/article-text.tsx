/** Markup that typeset-article.tsx made from our own files in content/articles. */
export function ArticleText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing of a visitor's is in it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
