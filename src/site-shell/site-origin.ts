/**
 * Pages are built once and served under any origin: the build writes this placeholder, and the
 * server replaces it with PUBLIC_ORIGIN (server/http/static-files). In the browser, the origin is
 * that of the page.
 */
export const ORIGIN_PLACEHOLDER = "https://public-origin.invalid";

export const siteOrigin: string =
  typeof window === "undefined" ? ORIGIN_PLACEHOLDER : window.location.origin;

/** Likewise for PUBLIC_ANON_KEY, the bearer of the browser's calls, in a meta element of root.tsx. */
export const ANON_KEY_PLACEHOLDER = "public-anon-key-placeholder";
