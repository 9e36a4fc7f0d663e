import { textBlocks } from "./text-in-html.ts";

/** A part of an article that a search can lead to. */
export interface SearchSection {
  /** Empty for what stands before the first heading: the article itself. */
  anchor: string;
  heading: string;
  text: string;
}

/** Cuts an article's markup at its headings of the second level. */
export function searchSections(html: string): SearchSection[] {
  const sections: SearchSection[] = [{ anchor: "", heading: "", text: "" }];
  for (const { element, id, text } of textBlocks(html, ["data-furniture"])) {
    if (element === "h2" && id) sections.push({ anchor: id, heading: text, text: "" });
    else {
      const section = sections.at(-1);
      if (section) section.text += `${text} `;
    }
  }
  return sections;
}
