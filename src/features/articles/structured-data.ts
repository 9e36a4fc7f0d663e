import type { Article, Blog, Organization, Person } from "schema-dts";
import { firm } from "#content/firm.ts";
import { knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { editorialTeam } from "#content/people/authors.ts";
import { portraits } from "#content/people/portraits.ts";
import { contentPicture } from "#design-system/pictures/content-pictures.ts";
import { authorNamed } from "./article/article-people.tsx";
import { ARTICLES_IN_FEED } from "./feed-links.ts";
import type { ArticleSummary, RenderedArticle } from "./render/render-article.tsx";

const publisher = (origin: string) => ({
  "@type": "Organization" as const,
  name: firm.name,
  url: origin,
  logo: { "@type": "ImageObject" as const, url: `${origin}/icon-512.png` },
});

/** Search engines get no invented people: the editorial team is named instead. */
function authorData(name: string, origin: string): Person | Organization {
  const author = authorNamed(name);
  if (!author || author.sample)
    return {
      "@type": "Organization",
      name: author ? editorialTeam : name,
      url: `${origin}/about`,
    };
  const portrait = contentPicture(portraits[name], "portrait");
  return {
    "@type": "Person",
    name,
    honorificSuffix: author.credentials,
    description: author.biography,
    worksFor: publisher(origin),
    ...(author.profile?.href && { sameAs: author.profile.href }),
    ...(portrait && { image: origin + portrait.fallback }),
  };
}

export function articleData(article: RenderedArticle, origin: string, image: string): Article {
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    keywords: article.keywords.join(", "),
    wordCount: article.words,
    timeRequired: `PT${article.minutes}M`,
    inLanguage: "en-US",
    datePublished: article.date,
    dateModified: article.lastReviewed,
    author: authorData(article.author, origin),
    publisher: publisher(origin),
    image,
    mainEntityOfPage: {
      "@type": "WebPage",
      "@id": origin + article.href,
      lastReviewed: article.lastReviewed,
      ...(article.reviewer && { reviewedBy: authorData(article.reviewer, origin) }),
    },
    isAccessibleForFree: true,
  };
}

export function blogData(articles: readonly ArticleSummary[], origin: string): Blog {
  return {
    "@type": "Blog",
    name: `${firm.name} ${knowledgeBank.title}`,
    description: knowledgeBank.description,
    url: `${origin}/knowledge-bank`,
    inLanguage: "en-US",
    publisher: publisher(origin),
    blogPost: articles.slice(0, ARTICLES_IN_FEED).map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      description: article.excerpt,
      articleSection: article.category,
      datePublished: article.date,
      author: authorData(article.author, origin),
      url: origin + article.href,
    })),
  };
}
