/**
 * Pages are built once and served under any origin: the build writes this placeholder and the
 * server puts PUBLIC_ORIGIN in its place (server/http/static-files). In the browser it is simply where
 * the page came from.
 */
export const ORIGIN_PLACEHOLDER = "https://public-origin.invalid";

export const siteOrigin: string =
  typeof window === "undefined" ? ORIGIN_PLACEHOLDER : window.location.origin;

/** Likewise PUBLIC_ANON_KEY, the bearer of the browser's calls: root.tsx writes it as a meta element. */
export const ANON_KEY_PLACEHOLDER = "public-anon-key-placeholder";
