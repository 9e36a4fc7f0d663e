import { doubleRule, rule, ruled, signature, wrapped } from "../mail/text.ts";
import type { ResultsEmailWords } from "./results-words.ts";

/** The same message for people who read text. */
export function resultsText(words: ResultsEmailWords): string {
  const { specialties, practice, leftOut, next } = words;
  const links = [next.consultation, next.knowledgeBank, next.site];
  return [
    words.title.toUpperCase(),
    "",
    wrapped(words.opening),
    "",
    rule,
    ...words.lines.map(({ label, note, value }) => `${ruled(label, value)}\n  ${note}`),
    doubleRule,
    ruled(words.total.label, words.total.value),
    doubleRule,
    wrapped(words.caveat),
    ...headed(
      specialties.heading,
      ...specialties.items.map(
        ({ name, summary, levelLabel, contribution }) =>
          `${ruled(name, contribution)}\n  ${summary}, ${levelLabel.toLowerCase()}`,
      ),
    ),
    ...headed(practice.heading, ...practice.lines.map(({ label, value }) => ruled(label, value))),
    ...headed(leftOut.heading, wrapped(leftOut.text)),
    ...headed(next.heading, wrapped(next.text), ""),
    ...links.map(({ label, href }) => `${label}:\n  ${href}`),
    "",
    rule,
    wrapped(words.disclaimer),
    "",
    wrapped(words.reason),
    "",
    signature,
    "",
  ].join("\n");
}

function headed(heading: string, ...lines: string[]): string[] {
  return ["", "", heading.toUpperCase(), "", ...lines];
}
