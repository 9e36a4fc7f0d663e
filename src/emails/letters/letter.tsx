import { MailDocument, type MailFrame, type RenderedMail, renderHtml } from "../mail/document.tsx";
import { type Fact, Facts } from "../mail/facts.tsx";
import {
  Action,
  Band,
  type MailLink,
  Paragraph,
  type Point,
  Points,
  Title,
} from "../mail/parts.tsx";
import { palette } from "../mail/style.ts";
import { rule, ruled, signature, wrapped } from "../mail/text.ts";

/** A short message as data: both its HTML and its text part are made from this. */
export type Letter = MailFrame & {
  title: string;
  /** The path of a person's picture, and what it shows. */
  portrait?: { path: string; alt: string } | undefined;
  paragraphs: readonly string[];
  lines?: readonly Fact[];
  /** What a visitor wrote, with its line breaks. */
  quote?: string;
  /** What to read first, and for whom it is. */
  reading?: readonly Point[];
  action?: MailLink;
  closing?: readonly string[];
};

export function renderLetter(letter: Letter): RenderedMail {
  return {
    subject: letter.subject,
    html: renderHtml(<LetterEmail {...letter} />),
    text: letterText(letter),
  };
}

function LetterEmail(letter: Letter) {
  return (
    <MailDocument message={letter}>
      <Band top={32}>
        <Title>{letter.title}</Title>
        {letter.portrait ? (
          <img
            src={letter.origin + letter.portrait.path}
            alt={letter.portrait.alt}
            width={72}
            height={72}
            style={styles.portrait}
          />
        ) : null}
        {letter.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {letter.lines ? <Facts facts={letter.lines} /> : null}
        {letter.quote === undefined ? null : (
          <p className="note ink-2" style={styles.quote}>
            {letter.quote}
          </p>
        )}
        {letter.reading ? <Points points={letter.reading} /> : null}
        {letter.action ? <Action href={letter.action.href}>{letter.action.label}</Action> : null}
        {letter.closing?.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Band>
    </MailDocument>
  );
}

const styles = {
  portrait: { display: "block", marginBottom: 14, borderRadius: 36 },
  quote: {
    margin: "16px 0",
    padding: "16px 18px",
    backgroundColor: palette.paper,
    borderLeft: `3px solid ${palette.leaf}`,
    fontSize: 16,
    lineHeight: "26px",
    color: palette.ink2,
    whiteSpace: "pre-wrap",
  },
} as const;

function letterText(letter: Letter): string {
  const blocks = [
    letter.title.toUpperCase(),
    ...letter.paragraphs.map((text) => wrapped(text)),
    letter.lines?.map(({ label, value }) => ruled(label, value)).join("\n"),
    letter.quote?.replaceAll(/^/gm, "> "),
    letter.reading?.map(({ text, link }) => `${text}:\n${link?.href}`).join("\n\n"),
    letter.action && `${letter.action.label}:\n${letter.action.href}`,
    ...(letter.closing ?? []).map((text) => wrapped(text)),
    `${rule}\n${wrapped(letter.reason)}`,
    letter.unsubscribe && `${letter.unsubscribe.label}:\n${letter.unsubscribe.href}`,
    signature,
  ];
  return `${blocks.filter((block) => block).join("\n\n")}\n`;
}
