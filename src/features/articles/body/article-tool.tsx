/** The calculators an article may contain. Each is an island of the same name: src/islands/. */
export const articleTools = ["amended-claims", "estimated-tax", "reasonable-pay"] as const;

export type ArticleToolName = (typeof articleTools)[number];

/**
 * `<ArticleTool name="estimated-tax" />` between two paragraphs. It renders nothing itself:
 * render-article.tsx cuts the body there and the page puts the island in between, because a feature
 * may not import islands.
 */
export function ArticleTool({ name }: { name: string }): never {
  throw new Error(
    `<ArticleTool name="${name}" /> must be between paragraphs, not inside another component.`,
  );
}

export function isArticleTool(name: string): name is ArticleToolName {
  return (articleTools as readonly string[]).includes(name);
}
