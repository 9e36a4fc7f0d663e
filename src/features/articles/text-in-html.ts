/** A run of text between two block elements, with the element it stands in. */
export interface TextBlock {
  element: string;
  id: string | undefined;
  text: string;
}

interface OpenElement {
  name: string;
  id: string | undefined;
  skipped: boolean;
}

const inline = /^(a|abbr|b|br|code|data|em|i|s|span|strong|sub|sup|time|wbr)$/;
const empty = /^(br|col|hr|img|input|link|meta|path|rect|circle|line|wbr)$/;
const token =
  /<(?<closing>\/?)(?<name>[a-zA-Z][\w-]*)(?<attributes>(?:\s[^\s=<>/]+(?:="[^"]*")?)*)\s*(?<selfClosing>\/?)>|(?<text>[^<]+)/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * The text of markup that React wrote, block by block. Left out is what a reader does not get, or
 * gets twice (`hidden`, `aria-hidden`), and elements with one of the attributes to skip.
 */
export function textBlocks(html: string, skip: readonly string[] = []): TextBlock[] {
  const skipping = new RegExp(`\\s(hidden|aria-hidden${skip.map((name) => `|${name}`).join("")})=`);
  const blocks: TextBlock[] = [];
  const open: OpenElement[] = [];
  let text = "";

  const flush = () => {
    const words = decode(text).replaceAll(/\s+/g, " ").trim();
    const block = open.findLast(({ name }) => !inline.test(name));
    if (words) blocks.push({ element: block?.name ?? "", id: block?.id, text: words });
    text = "";
  };

  for (const { groups = {} } of html.matchAll(token)) {
    if (groups.text !== undefined) {
      if (!open.at(-1)?.skipped) text += groups.text;
      continue;
    }
    const { name = "", attributes = "" } = groups;
    if (!inline.test(name)) flush();
    if (name === "br") text += " ";
    if (groups.closing) open.splice(open.findLastIndex((element) => element.name === name));
    else if (!groups.selfClosing && !empty.test(name))
      open.push({
        name,
        id: /\sid="([^"]*)"/.exec(attributes)?.[1],
        skipped: Boolean(open.at(-1)?.skipped) || skipping.test(attributes),
      });
  }
  flush();
  return blocks;
}

export function countWords(blocks: readonly TextBlock[]): number {
  return blocks
    .flatMap(({ text }) => text.split(" "))
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function decode(text: string): string {
  return text.replaceAll(/&(\w+|#x27);/g, (entity, name) => entities[name] ?? entity);
}
