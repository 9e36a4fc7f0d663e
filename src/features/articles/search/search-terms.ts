/** Stop words: they are in every article. */
const everywhere = new Set(
  "a about after all also an and any are as at be because been before but by can could did do does each for from had has have how i if in into is it its may me more most much must my no not of on only or other our out over per same should so some such than that the their them then there these they this those to under until up use used was we were what when where which while who will with within would you your".split(
    " ",
  ),
);

/**
 * A text as the words one can search for. The build and the browser both use it, so that what was
 * indexed is what is looked up: `R&D` is `rd`, `W-2` is `w2`, `$23,500` is `23500`, `Section 199A`
 * has `199a`.
 */
export function searchTerms(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mark}|['’]/gu, "")
    .replaceAll(/(?<=\b[a-z])&(?=[a-z]\b)/g, "")
    .replaceAll(/(?<=\b[a-z])[-\u2010](?=\d)/g, "")
    .replaceAll(/(?<=\d),(?=\d{3})/g, "");
  const words = plain.match(/\d+\.\d+|[a-z0-9]+/g) ?? [];
  return words.filter((word) => !everywhere.has(word));
}
