import { deckCards } from "#content/pages/decks.ts";
import { partners } from "#content/partners/all-partners.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { readArticles } from "#features/articles/article-library.server.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";
import type { PageDescription } from "#site-shell/metadata.ts";
import { describeArticle } from "../article.tsx";
import { describeDeck } from "../decks/deck.tsx";
import { describeKnowledgeBank, loader as readKnowledgeBank } from "../knowledge-bank.tsx";
import { describePartner } from "../partner.tsx";
import { describeService } from "../service.tsx";
import { describeSpecialty } from "../specialty.tsx";

const pageFiles = import.meta.glob<{ page?: PageDescription }>(
  ["../**/*.tsx", "!../**/*.test.tsx", "!../specimen*.tsx"],
  { eager: true },
);

let descriptions: Promise<PageDescription[]> | undefined;

/**
 * The descriptions of all pages, in the order of their addresses. Made once, because the build
 * needs all of them for the sharing picture of each.
 */
export function describePages(): Promise<PageDescription[]> {
  descriptions ??= readDescriptions();
  return descriptions;
}

async function readDescriptions(): Promise<PageDescription[]> {
  const articles = await readArticles();
  const pages = [
    ...Object.values(pageFiles).flatMap(({ page }) => page ?? []),
    ...servicesWithPages.map(describeService),
    ...specialtiesWithPages.map(describeSpecialty),
    ...deckCards.map(describeDeck),
    ...partners.map(describePartner),
    describeKnowledgeBank(await readKnowledgeBank()),
    ...articles.map(describeArticle),
  ];
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
