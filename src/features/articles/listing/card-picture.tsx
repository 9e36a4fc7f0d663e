import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import type { ArticlePicture } from "../article-picture.ts";
import { type Category, categoryTones } from "../categories.ts";
import { Drawing } from "./card-drawings.tsx";

/** A figure of the article's subject, drawn small from the tax-law data, with its number and year. */
export function CardPicture(props: { picture: ArticlePicture; category: Category }) {
  const { picture, category } = props;
  const key = figure(picture.key, picture.year);
  return (
    <div className="card-picture" data-tone={categoryTones[category]}>
      <svg viewBox="0 0 160 84" aria-hidden="true">
        <Drawing picture={picture} />
      </svg>
      <p>
        <strong>{formatFigure(key, "short")}</strong>
        <span>
          {picture.label}, {picture.year}
        </span>
      </p>
    </div>
  );
}
