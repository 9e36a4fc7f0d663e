/** One thing a firm must replace, set or look at before it goes live. */
export type Finding = { topic: Topic; place: string; what: string };

/** In the order a firm would work through them. */
export const topics = [
  "Sample brand and addresses",
  "Sample people, words and results",
  "Server settings",
  "Content past its date",
  "Figures without the current tax year",
] as const;

export type Topic = (typeof topics)[number];

/** `2026-11-15`; such days compare as text. */
export type Day = string;
