import { specialtyPage as words } from "#content/pages/specialties.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";

export const cpaQuestionsAnchor = "cpa-questions";

/** `activity-1`: the address of an activity on its page. */
export const activityAnchor = (index: number): string => `activity-${index + 1}`;

/**
 * The page as the knowledge bank's search finds it. Only the specialty's name counts as its title:
 * every heading names the credit, and all pages would come before the articles on the credit.
 */
export function searchEntry({ name, path, practiceType, activities, page }: SpecialtyWithPage) {
  return {
    href: path,
    title: page.heading,
    titleTerms: name,
    facts: `${words.searchMark} · ${practiceType.name}`,
    sections: [
      { id: "", heading: "", text: [page.heading, page.line, ...page.introduction].join(" ") },
      ...page.activities.map((notes, index) => ({
        id: activityAnchor(index),
        heading: activities[index] ?? "",
        text: Object.values(notes).join(" "),
      })),
      ...page.cpaQuestions.map(({ question, answer }) => ({
        id: cpaQuestionsAnchor,
        heading: question,
        text: answer,
      })),
    ],
  };
}
