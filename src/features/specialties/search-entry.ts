import { specialtyPage as words } from "#content/pages/specialties.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";

/** In the heading of every page. As words of a title they would put all pages before the articles. */
const inEveryHeading = /R&D|research|tax|credits?|practices?/gi;

/**
 * The page as the knowledge bank's search finds it: by its name, its opening and its activities. The
 * notes would double the size of the index.
 */
export function searchEntry({ name, path, practiceType, activities, page }: SpecialtyWithPage) {
  const texts = [page.heading, page.line, ...page.introduction, ...activities];
  return {
    href: path,
    title: page.heading,
    titleTerms: `${name} ${page.heading.replaceAll(inEveryHeading, "")}`,
    facts: `${words.searchMark} · ${practiceType.name}`,
    excerpt: page.line,
    sections: [{ id: "", heading: "", text: texts.join(" ") }],
  };
}
