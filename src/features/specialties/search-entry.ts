import { specialtyPage as words } from "#content/pages/specialties.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";

/**
 * The page as the knowledge bank's search finds it: by its name, its opening and its activities. The
 * notes would double the size of the index. Only the specialty's name counts as the title, because
 * every heading names the credit, and all pages would come before the articles on the credit.
 */
export function searchEntry({ name, path, practiceType, activities, page }: SpecialtyWithPage) {
  const texts = [page.heading, page.line, ...page.introduction, ...activities];
  return {
    href: path,
    title: page.heading,
    titleTerms: name,
    facts: `${words.searchMark} · ${practiceType.name}`,
    sections: [{ id: "", heading: "", text: texts.join(" ") }],
  };
}
