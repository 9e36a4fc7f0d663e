/**
 * The bearer of the browser's calls when the operator sets no PUBLIC_ANON_KEY. It is public: it
 * tells the site's own pages from stray traffic, and protects nothing by itself.
 */
export const samplePublicAnonKey = "ledgerwell-public-anon-key";
