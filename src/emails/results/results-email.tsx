import { MailDocument, type RenderedMail, renderHtml } from "../mail/document.tsx";
import { Facts } from "../mail/facts.tsx";
import { Ledger } from "../mail/ledger.tsx";
import {
  Action,
  Band,
  Heading,
  Paragraph,
  Points,
  SmallPrint,
  Table,
  TextLink,
  Title,
} from "../mail/parts.tsx";
import { fonts, palette } from "../mail/style.ts";
import type { Block, ResultsEmailProps, ResultsEmailWords } from "./results-message.ts";
import { resultsText } from "./results-text.ts";
import { resultsEmailWords } from "./results-words.ts";
import { SpecialtyLedger } from "./specialty-ledger.tsx";

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
      {words.partner ? <PartnerMark {...words.partner} /> : null}
      <Band top={10}>
        <Title>{words.title}</Title>
        <p className="ink" style={styles.answer}>
          {words.answer}
        </p>
        {words.left ? <Paragraph>{words.left}</Paragraph> : null}
        <Paragraph>{words.opening}</Paragraph>
      </Band>
      <Band top={6}>
        <Ledger lines={words.lines} total={words.total} />
        <SmallPrint>{words.caveat}</SmallPrint>
      </Band>
      {words.sections.map(({ heading, blocks }) => (
        <Band key={heading}>
          <Heading>{heading}</Heading>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <SectionBlock key={index} block={block} />
          ))}
        </Band>
      ))}
      <Band top={10}>
        <SmallPrint>{words.disclaimer}</SmallPrint>
      </Band>
    </MailDocument>
  );
}

/** The partner's logo, or name, as a link to its site. The picture is the same for everybody. */
function PartnerMark({ name, website, logo, accent }: NonNullable<ResultsEmailWords["partner"]>) {
  const mark = logo ? <img src={logo} alt={name} height={40} style={styles.logo} /> : name;
  return (
    <Band top={10}>
      <p className="ink" style={{ ...styles.partner, borderColor: accent ?? palette.pine }}>
        {website ? (
          <a href={website} className="ink" style={{ color: palette.ink }}>
            {mark}
          </a>
        ) : (
          mark
        )}
      </p>
    </Band>
  );
}

function SectionBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <Paragraph>{block.text}</Paragraph>;
    case "amounts":
      return <Ledger lines={block.lines} />;
    case "facts":
      return <Facts facts={block.facts} />;
    case "specialties":
      return <SpecialtyLedger specialties={block.specialties} />;
    case "points":
      return <Points points={block.points} />;
    case "action":
      return <Action href={block.link.href}>{block.link.label}</Action>;
    case "links":
      return block.links.map(({ label, href }) => (
        <Paragraph key={href}>
          <TextLink href={href}>{label}</TextLink>
        </Paragraph>
      ));
  }
}

const styles = {
  prescription: {
    fontFamily: fonts.serif,
    fontStyle: "italic",
    fontSize: 40,
    lineHeight: "44px",
    color: palette.pine,
  },
  answer: {
    margin: "0 0 16px",
    fontFamily: fonts.serif,
    fontSize: 21,
    lineHeight: "29px",
    fontWeight: 500,
    color: palette.ink,
  },
  // White behind it also in a dark message, because logos are drawn for white.
  logo: { display: "block", backgroundColor: "#ffffff", padding: 6, border: 0, maxWidth: "100%" },
  partner: {
    margin: "0 0 8px",
    padding: "0 0 0 12px",
    borderLeft: "3px solid",
    fontSize: 16,
    lineHeight: "24px",
  },
  occasion: { fontSize: 14, lineHeight: "20px", color: palette.ink3, verticalAlign: "middle" },
} as const;
