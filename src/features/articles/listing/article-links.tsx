import { TitledSection } from "#design-system/layout/titled-section.tsx";
import type { RenderedArticle } from "../render/render-article.tsx";
import { CardPicture } from "./card-picture.tsx";

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
      <ul className="grid border-t border-line lg:mt-8">
        {articles.map(({ id, title, href, excerpt, category, picture }) => (
          <li
            key={id}
            className="grid gap-x-10 gap-y-5 border-b border-line py-5 md:grid-cols-[11rem_1fr] md:py-7 max-md:[&>.card-picture]:hidden"
          >
            {picture ? <CardPicture picture={picture} category={category} /> : null}
            <div>
              <h3>
                <a href={href} className="hover:underline hover:decoration-1">
                  {title}
                </a>
              </h3>
              <p className="mt-2 text-ink-2">{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
