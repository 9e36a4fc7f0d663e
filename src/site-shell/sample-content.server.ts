const content = import.meta.glob(["../../content/**/*.ts", "!**/*.test.ts"], { eager: true });

/**
 * Whether people, results or partners on the site are still invented. `npm run launch-check` lists
 * each of them by the same mark.
 */
export function siteHasSamples(): boolean {
  return hasSamples(content);
}

export function hasSamples(data: unknown): boolean {
  if (data === null || typeof data !== "object") return false;
  return ("sample" in data && data.sample === true) || Object.values(data).some(hasSamples);
}
