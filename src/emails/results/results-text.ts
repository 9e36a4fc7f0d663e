import { doubleRule, rule, ruled, signature, wrapped } from "../mail/text.ts";
import type { ResultsEmailWords } from "./results-words.ts";

/** The same message for people who read text. */
export function resultsText(words: ResultsEmailWords): string {
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
    "",
    "",
    words.specialties.heading.toUpperCase(),
    "",
    ...words.specialties.items.map(
      ({ name, summary, levelLabel, contribution }) =>
        `${ruled(name, contribution)}\n  ${summary}, ${levelLabel.toLowerCase()}`,
    ),
    "",
    "",
    words.practice.heading.toUpperCase(),
    "",
    ...words.practice.lines.map(({ label, value }) => ruled(label, value)),
    "",
    "",
    words.leftOut.heading.toUpperCase(),
    "",
    wrapped(words.leftOut.text),
    "",
    "",
    words.next.heading.toUpperCase(),
    "",
    wrapped(words.next.text),
    "",
    ...[words.next.consultation, words.next.knowledgeBank, words.next.site].map(
      ({ label, href }) => `${label}:\n  ${href}`,
    ),
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
