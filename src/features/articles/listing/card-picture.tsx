import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import type { ArticlePicture } from "../article-picture.ts";
import { type Category, categoryTones } from "../categories.ts";
import { Drawing } from "./card-drawings.tsx";
import "./listing.css";

/** A figure of the article's subject, drawn small from the tax-law data, with its number and year. */
export function CardPicture(props: { picture: ArticlePicture; category: Category }) {
  const { picture, category } = props;
  const key = figure(picture.key, picture.year);
  return (
    <div
      className="card-picture -order-1 grid grid-cols-[minmax(0,8rem)_1fr] items-end gap-5 sm:order-0 sm:grid-cols-[1fr] sm:content-start sm:gap-3.5"
      data-tone={categoryTones[category]}
    >
      <svg viewBox="0 0 160 84" aria-hidden="true" className="block w-full">
        <Drawing picture={picture} />
      </svg>
      <p>
        <strong className="block font-serif text-[1.375rem] leading-[1.1] font-medium tabular-digits">
          {formatFigure(key, "short")}
        </strong>
        <span className="mt-1 block text-xs leading-[1.35] text-ink-3">
          {picture.label}, {picture.year}
        </span>
      </p>
    </div>
  );
}
