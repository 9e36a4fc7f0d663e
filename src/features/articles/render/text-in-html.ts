import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** A run of text between two block elements, with the element that contains it. */
export interface TextBlock {
  element: string;
  id: string | undefined;
  text: string;
}

const inline = new Set("a abbr b br code data em i s span strong sub sup time wbr".split(" "));

/**
 * The text of markup, block by block. Leaves out elements that readers do not see or that
 * repeat others (`hidden`, `aria-hidden`), and elements with one of the attributes to skip.
 */
export function textBlocks(html: string, skip: readonly string[] = []): TextBlock[] {
  const skipped = new Set(["hidden", "aria-hidden", ...skip]);
  const blocks: TextBlock[] = [];
  let text = "";

  function endBlock(block: Element | undefined): void {
    const words = text.replaceAll(/\s+/g, " ").trim();
    const id = block?.attrs.find(({ name }) => name === "id")?.value;
    if (words) blocks.push({ element: block?.tagName ?? "", id, text: words });
    text = "";
  }

  function visit(parent: ParentNode, block?: Element): void {
    for (const node of parent.childNodes) {
      if (tree.isTextNode(node)) text += node.value;
      if (!tree.isElementNode(node)) continue;
      const isBlock = !inline.has(node.tagName);
      if (isBlock) endBlock(block);
      if (node.tagName === "br") text += " ";
      if (!node.attrs.some(({ name }) => skipped.has(name))) visit(node, isBlock ? node : block);
      if (isBlock) endBlock(node);
    }
  }

  const fragment = parseFragment(html);
  visit(fragment);
  endBlock(undefined);
  return blocks;
}

export function countWords(blocks: readonly TextBlock[]): number {
  return blocks
    .flatMap(({ text }) => text.split(" "))
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
