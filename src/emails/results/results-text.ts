import type { MailLink, Point } from "../mail/parts.tsx";
import { doubleRule, listed, rule, ruled, signature, wrapped } from "../mail/text.ts";
import type { Block, ResultsEmailWords, SpecialtyWords } from "./results-message.ts";

export function resultsText(words: ResultsEmailWords): string {
  return [
    words.title.toUpperCase(),
    "",
    words.occasion.join(", "),
    ...(words.partner
      ? [[words.partner.name, words.partner.website].filter(Boolean).join(": ")]
      : []),
    "",
    wrapped(words.answer),
    "",
    ...(words.left ? [wrapped(words.left), ""] : []),
    wrapped(words.opening),
    "",
    rule,
    ...words.lines.map(amountLine),
    doubleRule,
    amountLine(words.total),
    doubleRule,
    wrapped(words.caveat),
    ...words.sections.map(
      ({ heading, blocks }) =>
        `\n\n${heading.toUpperCase()}\n\n${blocks.map(blockText).join("\n\n")}`,
    ),
    "",
    rule,
    wrapped(words.disclaimer),
    "",
    wrapped(words.reason),
    ...(words.unsubscribe ? [`${words.unsubscribe.label}:\n${words.unsubscribe.href}`] : []),
    "",
    signature,
    "",
  ].join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return wrapped(block.text);
    case "amounts":
      return block.lines.map(amountLine).join("\n");
    case "facts":
      return block.facts.map(({ label, value }) => wrapped(`${label}: ${value}`)).join("\n");
    case "specialties":
      return block.specialties.map(specialtyText).join("\n\n");
    case "points":
      return block.points.map(pointText).join("\n");
    case "action":
      return linkText(block.link);
    case "links":
      return block.links.map(linkText).join("\n");
  }
}

function amountLine({ label, note, value }: ResultsEmailWords["total"]): string {
  return note === undefined
    ? ruled(label, value)
    : `${ruled(label, value)}\n${wrapped(note, "  ")}`;
}

function specialtyText(specialty: SpecialtyWords): string {
  const { name, summary, levelLabel, contribution, activities } = specialty;
  return [
    ruled(name, contribution),
    `  ${summary}, ${levelLabel.toLowerCase()}`,
    ...activities.map((activity) => listed(activity, "  ")),
  ].join("\n");
}

function pointText({ text, link }: Point): string {
  return link ? `${listed(`${link.label}: ${text}`)}\n  ${link.href}` : listed(text);
}

function linkText({ label, href }: MailLink): string {
  return `${label}:\n  ${href}`;
}
