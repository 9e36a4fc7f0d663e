/** `build/site.json`: what was built, for the server and for the checks. */
export interface SiteDescription {
  /** The server replaces it by PUBLIC_ORIGIN in every file. */
  originPlaceholder: string;
  /** The server replaces it by PUBLIC_ANON_KEY in every page. */
  anonKeyPlaceholder: string;
  pages: BuiltPage[];
  /** For the small pages the server makes itself. */
  frame: PageFrame;
  redirects: readonly { from: string; to: string; status: number }[];
}

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
  /** React reaches the browser on this page. */
  hydrated: boolean;
  inline: InlineSources;
}

/** CSP sources, `'sha256-…'`, of what the build put into a page: its style element, its scripts. */
export interface InlineSources {
  style: string;
  scripts: string[];
}

/** Whether the server fills in its own address or key at start; such a file is compressed then. */
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
