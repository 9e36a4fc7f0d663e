import type { Article, Blog } from "schema-dts";
import { firm } from "#content/firm.ts";
import { knowledgeBank } from "#content/knowledge-bank.ts";
import type { RenderedArticle } from "./render/render-article.tsx";

const publisher = (origin: string) => ({
  "@type": "Organization" as const,
  name: firm.name,
  url: origin,
  logo: { "@type": "ImageObject" as const, url: `${origin}/icon-512.png` },
});

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
    datePublished: article.isoDate,
    dateModified: article.lastReviewed,
    author: { "@type": "Organization", name: article.author, url: `${origin}/about` },
    publisher: publisher(origin),
    image,
    mainEntityOfPage: { "@type": "WebPage", "@id": origin + article.href },
    isAccessibleForFree: true,
  };
}

export function blogData(articles: readonly RenderedArticle[], origin: string): Blog {
  return {
    "@type": "Blog",
    name: `${firm.name} ${knowledgeBank.title}`,
    description: knowledgeBank.description,
    url: `${origin}/knowledge-bank`,
    inLanguage: "en-US",
    publisher: publisher(origin),
    blogPost: articles.map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      description: article.excerpt,
      articleSection: article.category,
      datePublished: article.isoDate,
      author: { "@type": "Organization", name: article.author },
      url: origin + article.href,
    })),
  };
}
