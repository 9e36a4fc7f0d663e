import { articlePage, knowledgeBank as words } from "#content/pages/knowledge-bank.ts";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { readArticles, summaryOf } from "#features/articles/article-library.server.ts";
import scriptUrl from "#features/articles/browser/listing.ts?script";
import { feedLinks } from "#features/articles/feed-links.ts";
import { ArticleList } from "#features/articles/listing/article-list.tsx";
import { ArticleSearch } from "#features/articles/listing/article-search.tsx";
import { ListingClosing } from "#features/articles/listing/listing-closing.tsx";
import { ListingFilters } from "#features/articles/listing/listing-filters.tsx";
import { StayUpdated } from "#features/articles/newsletter/stay-updated.tsx";
import { blogData } from "#features/articles/structured-data.ts";
import { SpecialtiesLine } from "#features/specialties/specialty-links.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { siteOrigin } from "#site-shell/site-origin.ts";
import type { Route } from "./+types/knowledge-bank";

export async function loader() {
  const articles = await readArticles();
  const featured = articles.find((article) => article.featured);
  if (!featured) throw new Error("No article in content/articles is marked as featured.");
  const others = articles.filter((article) => article !== featured);
  return { featured, articles: others.map(summaryOf) };
}

type Listing = Awaited<ReturnType<typeof loader>>;

export function describeKnowledgeBank({ featured, articles }: Listing): PageDescription {
  return {
    title: words.title,
    description: words.description,
    path: "/knowledge-bank",
    picture: { eyebrow: words.title, slip: featured.comparison ?? featured.example },
    trail: [{ label: words.title }],
    structuredData: [blogData([featured, ...articles], siteOrigin)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMetadata(describeKnowledgeBank(loaderData)), ...feedLinks()] : [];

export default function KnowledgeBankPage({ loaderData }: Route.ComponentProps) {
  const { featured, articles } = loaderData;
  return (
    <>
      <Section tight className="listing pt-6 md:pt-10">
        <Breadcrumb
          items={[{ label: articlePage.breadcrumb.home, href: "/" }, { label: words.title }]}
        />
        <div className="listing-opening">
          <PageHeading title={words.heading} lede={words.lede} />
          <ArticleSearch />
        </div>
        <ListingFilters articles={[featured, ...articles]} />
        <ArticleList featured={featured} articles={articles} />
        <SpecialtiesLine />
      </Section>
      <StayUpdated form={<Island name="subscribe-form" props={{}} />}>
        <ListingClosing />
      </StayUpdated>
      <script type="module" src={scriptUrl} />
    </>
  );
}
