import { Monogram } from "../reading/monogram.tsx";
import { type DescribedPicture, Picture } from "./picture.tsx";

/** A person's picture, cut to a circle, or the monogram if there is none. */
export function Portrait(props: {
  name: string;
  picture: DescribedPicture | undefined;
  /** Width on the page, in pixels. */
  size: number;
  decorative?: boolean;
  eager?: boolean;
}) {
  const { name, picture, size, ...options } = props;
  if (!picture) return <Monogram name={name} size={size} />;
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
      className="portrait w-52 rounded-sheet lg:w-60"
    />
  );
}
