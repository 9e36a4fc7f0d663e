import { rule, signature, wrapped } from "../mail/text.ts";
import type { NewsletterWords } from "./newsletter-words.ts";
import type { Span } from "./parse-opening.ts";

export function newsletterText(words: NewsletterWords): string {
  const blocks = [
    words.testNote && wrapped(words.testNote),
    words.title.toUpperCase(),
    ...words.opening.map((spans) => wrapped(spans.map(spanText).join(""))),
    `${rule}\n${words.articlesHeading.toUpperCase()}`,
    ...words.articles.map(
      ({ link, summary }) => `${wrapped(link.label)}\n${link.href}\n\n${wrapped(summary)}`,
    ),
    `${rule}\n${wrapped(words.disclaimer)}`,
    wrapped(words.reason),
    `${words.unsubscribe.label}:\n${words.unsubscribe.href}`,
    `${words.viewInBrowser.label}:\n${words.viewInBrowser.href}`,
    signature,
  ];
  return `${blocks.filter((block) => block).join("\n\n")}\n`;
}

function spanText(span: Span): string {
  if (span.kind === "line-break") return "\n";
  if (span.kind === "link") return `${span.spans.map(spanText).join("")} <${span.href}>`;
  return span.bold ? `*${span.text}*` : span.text;
}
