import playMark from "lucide:play";
import type { ReactNode } from "react";
import { Icon } from "../actions/icon.tsx";
import { type DescribedPicture, Picture } from "./picture.tsx";

/**
 * The poster is a link to the file, which the browser plays without script. With script
 * (browser/film.ts) a player replaces the poster in the same shape. Nothing is loaded before a
 * press.
 */
export function Film(props: {
  address: string;
  captions: string;
  poster: DescribedPicture;
  title: string;
  /** `2:10` */
  length: string;
  /** The button's label. */
  play: string;
  children?: ReactNode;
}) {
  const { address, captions, poster, title, length, play, children } = props;
  return (
    <figure className="film">
      <a href={address} data-film={title} data-captions={captions} className="film-poster">
        <Picture picture={poster} sizes="(width >= 64rem) 60rem, 100vw" />
        <span className="film-play">
          <Icon drawing={playMark} className="film-play-mark" />
          {play}
          <span className="film-length">{length}</span>
        </span>
      </a>
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  );
}
