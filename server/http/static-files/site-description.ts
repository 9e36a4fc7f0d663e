import type { NewsletterArticle } from "#contracts/desk/newsletter.ts";

/** `build/site.json`: what was built, for the server and for the tests. */
export interface SiteDescription {
  /** The server replaces it with PUBLIC_ORIGIN in every file. */
  originPlaceholder: string;
  /** The server replaces it with PUBLIC_ANON_KEY in every page. */
  anonKeyPlaceholder: string;
  pages: BuiltPage[];
  /** For the small pages that the server renders. */
  frame: PageFrame;
  redirects: readonly { from: string; to: string; status: number }[];
  /** The newest first. */
  articles: readonly ArticleOfSite[];
}

/** What the desk's newsletter shows of an article. */
export type ArticleOfSite = Omit<NewsletterArticle, "isNew">;

/** The not-found page around its title and its main part. */
export interface PageFrame {
  beforeTitle: string;
  beforeMain: string;
  afterMain: string;
}

export interface BuiltPage {
  path: string;
  /** Relative to `build/client`. */
  file: string;
  status: number;
  /** Whether the page loads React in the browser. */
  hydrated: boolean;
  inline: InlineSources;
}

/** CSP sources, `'sha256-…'`, of the style element and scripts that the build put into a page. */
export interface InlineSources {
  style: string;
  scripts: string[];
}

/** Whether the server fills in its address or key at start. Only it can compress such a file. */
export function isFilledInAtStart(
  file: string,
  text: Buffer,
  {
    originPlaceholder,
    anonKeyPlaceholder,
  }: Pick<SiteDescription, "originPlaceholder" | "anonKeyPlaceholder">,
): boolean {
  return (
    /\.(html|xml|txt)$/.test(file) &&
    [originPlaceholder, anonKeyPlaceholder].some((placeholder) => text.includes(placeholder))
  );
}
