import claims from "./claims.json" with { type: "json" };

/** What the firm claims about itself, and what each figure counts, so that every page says the same. */
export { claims };
