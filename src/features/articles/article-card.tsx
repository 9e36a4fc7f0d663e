import { articlePictures } from "#content/article-pictures.ts";
import { knowledgeBank as words } from "#content/knowledge-bank.ts";
import type { ArticleSummary } from "./article-summary.ts";
import { CardFacts, categorySlugs } from "./card-facts.tsx";
import { CardPicture } from "./card-picture.tsx";

export function ArticleCard({ article }: { article: ArticleSummary }) {
  const picture = articlePictures[article.id];
  if (!picture) throw new Error(`content/article-pictures.ts has no picture for ${article.id}.`);
  return (
    <li className="article-card" data-card="" data-categories={categorySlugs(article)}>
      <article>
        <div className="card-words">
          <h3>
            <a href={article.href}>{article.title}</a>
          </h3>
          <p className="card-excerpt">{article.excerpt}</p>
          <CardFacts article={article} />
          <a className="card-more" href={article.href}>
            {words.readMore}
            <span className="sr-only">: {article.title}</span>
          </a>
        </div>
        <CardPicture picture={picture} category={article.category} />
      </article>
    </li>
  );
}
