import type { Letter } from "./letter.ts";
import { MailDocument } from "./mail-document.tsx";
import { Ledger } from "./mail-ledger.tsx";
import { palette } from "./mail-palette.ts";
import { Action, Band, Paragraph, Title } from "./mail-parts.tsx";

export function LetterEmail(letter: Letter) {
  return (
    <MailDocument
      title={letter.subject}
      preview={letter.preview}
      origin={letter.origin}
      reason={letter.reason}
    >
      <Band top={32}>
        <Title>{letter.title}</Title>
        {letter.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {letter.lines ? <Ledger lines={letter.lines} /> : null}
        {letter.quote === undefined ? null : (
          <p className="note ink-2" style={styles.quote}>
            {letter.quote}
          </p>
        )}
        {letter.action ? <Action href={letter.action.href}>{letter.action.label}</Action> : null}
        {letter.closing?.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Band>
    </MailDocument>
  );
}

const styles = {
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
