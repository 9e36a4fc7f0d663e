import { MailDocument, type RenderedMail, renderHtml } from "../mail/document.tsx";
import { Ledger } from "../mail/ledger.tsx";
import {
  Action,
  Band,
  Heading,
  Paragraph,
  SmallPrint,
  Table,
  TextLink,
  Title,
} from "../mail/parts.tsx";
import { fonts, palette } from "../mail/style.ts";
import { resultsText } from "./results-text.ts";
import {
  type ResultsEmailProps,
  type ResultsEmailWords,
  resultsEmailWords,
  type SpecialtyWords,
} from "./results-words.ts";

/** What will be sent for these answers, and what the visitor's preview shows. */
export function renderResultsEmail(props: ResultsEmailProps): RenderedMail {
  return renderResultsWords(resultsEmailWords(props));
}

export function renderResultsWords(words: ResultsEmailWords): RenderedMail {
  return {
    subject: words.subject,
    html: renderHtml(<ResultsEmail words={words} />),
    text: resultsText(words),
  };
}

/** The estimate slip by mail. The preview in the browser and the message sent are this component. */
function ResultsEmail({ words }: { words: ResultsEmailWords }) {
  return (
    <MailDocument message={words}>
      <Band top={22}>
        <Table>
          <tr>
            <td className="mark" style={styles.prescription}>
              ℞
            </td>
            <td align="right" className="ink-3" style={styles.occasion}>
              {words.occasion[0]}
              <br />
              {words.occasion[1]}
            </td>
          </tr>
        </Table>
      </Band>
      <Band top={10}>
        <Title>{words.title}</Title>
        <Paragraph>{words.opening}</Paragraph>
      </Band>
      <Band top={6}>
        <Ledger lines={words.lines} total={words.total} />
        <SmallPrint>{words.caveat}</SmallPrint>
      </Band>
      <Band>
        <Heading>{words.specialties.heading}</Heading>
        <SpecialtyLedger specialties={words.specialties.items} />
      </Band>
      <Band>
        <Heading>{words.practice.heading}</Heading>
        <Ledger lines={words.practice.lines} />
      </Band>
      <Band>
        <Heading>{words.leftOut.heading}</Heading>
        <Paragraph>{words.leftOut.text}</Paragraph>
      </Band>
      <Band top={14}>
        <Heading>{words.next.heading}</Heading>
        <Paragraph>{words.next.text}</Paragraph>
        <Action href={words.next.consultation.href}>{words.next.consultation.label}</Action>
        <Paragraph>
          <TextLink href={words.next.knowledgeBank.href}>{words.next.knowledgeBank.label}</TextLink>
          {" · "}
          <TextLink href={words.next.site.href}>{words.next.site.label}</TextLink>
        </Paragraph>
      </Band>
      <Band top={10}>
        <SmallPrint>{words.disclaimer}</SmallPrint>
      </Band>
    </MailDocument>
  );
}

/** One ruled line a specialty: its time and activities, how inventive, what it contributes. */
function SpecialtyLedger({ specialties }: { specialties: readonly SpecialtyWords[] }) {
  return (
    <Table>
      {specialties.map((specialty) => (
        <tr key={specialty.name}>
          <td className="rule ink-2" style={styles.cell}>
            {specialty.name}
            <div className="ink-3" style={styles.summary}>
              {specialty.summary}
            </div>
            <span className={specialty.level} style={levels[specialty.level]}>
              {specialty.levelLabel}
            </span>
          </td>
          <td align="right" className="rule ink" style={styles.contribution}>
            {specialty.contribution}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const cell = {
  padding: "11px 0",
  borderTop: `1px dashed ${palette.line}`,
  verticalAlign: "top",
  fontSize: 16,
  lineHeight: "24px",
  fontVariantNumeric: "tabular-nums lining-nums",
} as const;

const tag = {
  display: "inline-block",
  marginTop: 6,
  padding: "3px 8px",
  borderRadius: 6,
  fontSize: 13,
  lineHeight: "18px",
  fontWeight: 600,
} as const;

const levels = {
  low: { ...tag, backgroundColor: palette.blueWash, color: palette.blue },
  medium: { ...tag, backgroundColor: palette.amberWash, color: palette.amber },
  high: { ...tag, backgroundColor: palette.mint, color: palette.pine },
} as const;

const styles = {
  prescription: {
    fontFamily: fonts.serif,
    fontStyle: "italic",
    fontSize: 40,
    lineHeight: "44px",
    color: palette.pine,
  },
  occasion: { fontSize: 14, lineHeight: "20px", color: palette.ink3, verticalAlign: "middle" },
  cell: { ...cell, color: palette.ink2 },
  summary: { fontSize: 14, lineHeight: "20px", color: palette.ink3 },
  contribution: { ...cell, paddingLeft: 16, fontWeight: 500, color: palette.ink },
} as const;
