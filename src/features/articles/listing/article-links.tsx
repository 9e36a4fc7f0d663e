import { TitledSection } from "#design-system/layout/titled-section.tsx";
import type { RenderedArticle } from "../render/render-article.tsx";
import { CardPicture } from "./card-picture.tsx";
import "./listing.css";

export type LinkedArticle = Pick<
  RenderedArticle,
  "id" | "title" | "href" | "excerpt" | "category" | "picture"
>;

/** Articles on the subject of another page, each with the small picture of its figures. */
export function ArticleLinks(props: { heading: string; articles: readonly LinkedArticle[] }) {
  const { heading, articles } = props;
  if (articles.length === 0) return null;
  return (
    <TitledSection headingId="reading" words={{ heading }} foldedOnPhone>
      <ul className="article-links grid border-t border-line lg:mt-8">
        {articles.map(({ id, title, href, excerpt, category, picture }) => (
          <li key={id}>
            {picture ? <CardPicture picture={picture} category={category} /> : null}
            <div>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
