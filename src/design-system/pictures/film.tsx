import playMark from "lucide:play";
import type { ReactNode } from "react";
import { Icon } from "../reading/icon.tsx";
import { type DescribedPicture, Picture } from "./picture.tsx";

/**
 * The poster is a link to the file: without script the browser plays it by itself. With script
 * (browser/film.ts) a player takes the poster's place, in the same shape. Nothing is loaded before.
 */
export function Film({
  address,
  captions,
  poster,
  title,
  length,
  play,
  children,
}: {
  address: string;
  captions: string;
  poster: DescribedPicture;
  title: string;
  /** `2:10` */
  length: string;
  /** What the button says. */
  play: string;
  /** Under the film. */
  children?: ReactNode;
}) {
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
