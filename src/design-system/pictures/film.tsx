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
      <a
        href={address}
        data-film={title}
        data-captions={captions}
        className="film-poster group relative overflow-hidden [&_img]:h-auto [&_img]:w-full"
      >
        <Picture picture={poster} sizes="(width >= 64rem) 60rem, 100vw" />
        <span className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2.5 rounded-control bg-pine py-2 pr-4.5 pl-3.5 text-nav font-semibold text-white group-hover:bg-pine-deep sm:bottom-6 sm:left-6 print:hidden">
          <Icon drawing={playMark} className="size-[1.1em] fill-current" />
          {play}
          <span className="font-normal tabular-digits">{length}</span>
        </span>
      </a>
      {children ? <figcaption className="mt-3">{children}</figcaption> : null}
    </figure>
  );
}
