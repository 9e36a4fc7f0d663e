import { MailDocument } from "./mail-document.tsx";
import { Ledger } from "./mail-ledger.tsx";
import { fonts, palette } from "./mail-palette.ts";
import { Action, Band, Heading, Paragraph, SmallPrint, TextLink, Title } from "./mail-parts.tsx";
import type { ResultsEmailWords } from "./results-email-words.ts";
import { SpecialtyLedger } from "./specialty-ledger.tsx";

/** The estimate slip by mail. The preview in the browser and the message sent are this component. */
export function ResultsEmail({ words }: { words: ResultsEmailWords }) {
  return (
    <MailDocument
      title={words.subject}
      preview={words.preview}
      origin={words.origin}
      reason={words.reason}
    >
      <Band top={22}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
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
          </tbody>
        </table>
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

const styles = {
  prescription: {
    fontFamily: fonts.serif,
    fontStyle: "italic",
    fontSize: 40,
    lineHeight: "44px",
    color: palette.pine,
  },
  occasion: { fontSize: 14, lineHeight: "20px", color: palette.ink3, verticalAlign: "middle" },
} as const;
