import { Monogram } from "../reading/monogram.tsx";
import type { Tone } from "../reading/tag.tsx";
import { type DescribedPicture, Picture } from "./picture.tsx";

/** A person's picture, cut to a circle, or the monogram if there is none. */
export function Portrait(props: {
  name: string;
  picture: DescribedPicture | undefined;
  /** Width on the page, in pixels. */
  size: number;
  tone?: Tone;
  decorative?: boolean;
  eager?: boolean;
}) {
  const { name, picture, size, tone, ...options } = props;
  if (!picture) return <Monogram name={name} size={size} {...(tone && { tone })} />;
  return (
    <Picture
      picture={picture}
      sizes={`${size}px`}
      crop={{ width: size, height: size }}
      className="portrait"
      {...options}
    />
  );
}

/** Large, upright and rectangular, for the one person a section is about. */
export function UprightPortrait({ picture }: { picture: DescribedPicture }) {
  return (
    <Picture
      picture={picture}
      sizes="(width >= 64rem) 240px, 208px"
      crop={{ width: 240, height: 300 }}
      className="portrait-upright"
    />
  );
}
