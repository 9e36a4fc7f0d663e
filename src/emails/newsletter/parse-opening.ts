export type TextSpan = { kind: "text"; text: string; bold: boolean };
export type Span =
  | TextSpan
  | { kind: "link"; href: string; spans: readonly TextSpan[] }
  | { kind: "line-break" };

/**
 * The opening of an issue as paragraphs: separated by empty lines, with `**bold**` and
 * `[text](https://…)`. Nothing else is markup, and what is not complete is shown as it was typed.
 */
export function parseOpening(opening: string): Span[][] {
  const paragraphs: string[][] = [[]];
  for (const line of opening.split(/\r\n|\r|\n/)) {
    if (line.trim()) paragraphs.at(-1)?.push(line.trim());
    else paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => spansOf(tokensOf(lines.join("\n"))));
}

type Token =
  | { kind: "text"; text: string }
  | { kind: "link"; label: string; href: string }
  | { kind: "bold-mark" };

/** A link, whose address may contain one pair of parentheses, or the mark of bold text. */
const markup = /\[([^[\]\n]+)\]\((https:\/\/(?:[^\s()]|\([^\s()]*\))+)\)|\*\*/g;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: whole, 1: label, 2: href, index } of text.matchAll(markup)) {
    tokens.push({ kind: "text", text: text.slice(end, index) });
    if (label === undefined || href === undefined) tokens.push({ kind: "bold-mark" });
    else if (isWebAddress(href)) tokens.push({ kind: "link", label, href });
    else tokens.push({ kind: "text", text: whole });
    end = index + whole.length;
  }
  tokens.push({ kind: "text", text: text.slice(end) });
  return tokens.filter((token) => token.kind !== "text" || token.text !== "");
}

/** A user name or password in an address could make it look like another site's. */
function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === "https:" && !url.username && !url.password;
}

/** A mark begins bold text if another one ends it. One that is left over is shown. */
function spansOf(tokens: readonly Token[]): Span[] {
  let bold = false;
  return tokens.flatMap((token, index): Span[] => {
    if (token.kind === "text") return textSpans(token.text, bold);
    if (token.kind === "link") return [linkSpan(token, bold)];
    if (!bold && !beginsBold(tokens, index)) return textSpans("**", false);
    bold = !bold;
    return [];
  });
}

function textSpans(text: string, bold: boolean): Span[] {
  return text
    .split("\n")
    .flatMap((line, index): Span[] => [
      ...(index > 0 ? [{ kind: "line-break" as const }] : []),
      ...(line ? [{ kind: "text" as const, text: line, bold }] : []),
    ]);
}

/** A label has no line break and no link in it. */
function linkSpan({ label, href }: { label: string; href: string }, bold: boolean): Span {
  const spans = spansOf(tokensOf(label)).filter((span) => span.kind === "text");
  return { kind: "link", href, spans: bold ? spans.map((span) => ({ ...span, bold })) : spans };
}

/** False in `2 ** 3 ** 4` and `****`. */
function beginsBold(tokens: readonly Token[], mark: number): boolean {
  const end = tokens.findIndex(({ kind }, index) => index > mark && kind === "bold-mark");
  if (end === -1 || end === mark + 1) return false;
  const [first, last] = [tokens[mark + 1], tokens[end - 1]];
  const beginsWithSpace = first?.kind === "text" && /^\s/.test(first.text);
  const endsWithSpace = last?.kind === "text" && /\s$/.test(last.text);
  return !beginsWithSpace && !endsWithSpace;
}
