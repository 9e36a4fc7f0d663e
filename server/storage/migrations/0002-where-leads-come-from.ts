/** The site that embeds the calculator, and the marks of a campaign's link. */
export const name = "0002-where-leads-come-from";

export const statements = ["embedding_host", "utm_source", "utm_medium", "utm_campaign"].map(
  (column) => `ALTER TABLE leads ADD COLUMN ${column} text`,
);
