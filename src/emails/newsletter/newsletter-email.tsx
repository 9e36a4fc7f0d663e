import { MailDocument, type RenderedMail, renderHtml } from "../mail/document.tsx";
import { Band, Heading, Paragraph, SmallPrint, TextLink, Title } from "../mail/parts.tsx";
import { rule, signature, wrapped } from "../mail/text.ts";
import type { NewsletterIssue } from "./newsletter-issue.ts";
import { type NewsletterWords, newsletterWords } from "./newsletter-words.ts";
import type { Span } from "./parse-opening.ts";

export function renderNewsletter(issue: NewsletterIssue): RenderedMail {
  const words = newsletterWords(issue);
  return {
    subject: words.subject,
    html: renderHtml(<NewsletterEmail words={words} />),
    text: newsletterText(words),
  };
}

function NewsletterEmail({ words }: { words: NewsletterWords }) {
  return (
    <MailDocument message={words}>
      <div style={styles.text}>
        <Band top={20}>
          {words.testNote === undefined ? null : (
            <Paragraph>
              <strong>{words.testNote}</strong>
            </Paragraph>
          )}
          <SmallPrint>
            <TextLink href={words.viewInBrowser.href}>{words.viewInBrowser.label}</TextLink>
          </SmallPrint>
          <Title>{words.title}</Title>
          {words.opening.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <Paragraph key={index}>
              <Spans spans={spans} />
            </Paragraph>
          ))}
        </Band>
        <Band>
          <SmallPrint>{words.articlesHeading}</SmallPrint>
          {words.articles.map(({ link, summary }) => (
            <div key={link.href}>
              <Heading>
                <TextLink href={link.href}>{link.label}</TextLink>
              </Heading>
              <Paragraph>{summary}</Paragraph>
            </div>
          ))}
        </Band>
        <Band top={10}>
          <SmallPrint>{words.disclaimer}</SmallPrint>
        </Band>
      </div>
    </MailDocument>
  );
}

/** Breaks a long word, such as an address in the opening, at the edge of a phone. */
const styles = { text: { overflowWrap: "anywhere", wordBreak: "break-word" } } as const;

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <OneSpan key={index} span={span} />
  ));
}

function OneSpan({ span }: { span: Span }) {
  if (span.kind === "line-break") return <br />;
  if (span.kind === "text") return span.bold ? <strong>{span.text}</strong> : span.text;
  return (
    <TextLink href={span.href}>
      <Spans spans={span.spans} />
    </TextLink>
  );
}

function newsletterText(words: NewsletterWords): string {
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
