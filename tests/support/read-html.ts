const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

/** The characters React escapes. */
export const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);

/** What a reader of the HTML reads. `between` takes the place of a tag that is not inside a line. */
export const withoutTags = (html: string, between = ""): string =>
  decode(html.replaceAll(/<(?!\/?(a|span)\b)[^>]+>/g, between).replaceAll(/<[^>]+>/g, ""));

/** Without line breaks, points of lists and capitals, which differ in the text part of a mail. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\n *(- )?/g, " ")
    .replaceAll(/ +/g, " ")
    .toLowerCase();
