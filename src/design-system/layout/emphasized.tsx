/** The heading's one italic phrase, marked `*like this*` in content; base.css makes it green. */
export function Emphasized({ text }: { text: string }) {
  return splitEmphasis(text).map((part) =>
    part.emphasized ? (
      <em key={part.text}>{part.text}</em>
    ) : (
      <WholeFormNames key={part.text} text={part.text} />
    ),
  );
}

/** Lines may break after a hyphen, but not inside W-2 or K-1. */
export function WholeFormNames({ text }: { text: string }) {
  return text.split(/\b([A-Z]-\d)\b/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export type EmphasisPart = { text: string; emphasized: boolean };

/** The parts of `Your estimate, *in four steps*`. A single asterisk stays an asterisk. */
export function splitEmphasis(title: string): EmphasisPart[] {
  return title
    .split(/\*([^*]+)\*/)
    .map((text, index) => ({ text, emphasized: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The same title for places without markup: document titles, labels, structured data. */
export function withoutEmphasis(title: string): string {
  return splitEmphasis(title)
    .map((part) => part.text)
    .join("");
}
