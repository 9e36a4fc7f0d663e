import "./pictures.css";

/** A file in content/pictures as the build prepares it: tools/build/prepare-picture.ts. */
export interface PreparedPicture {
  /** Path of the original, for messages to editors. */
  file: string;
  width: number;
  height: number;
  /** Addresses with their widths, in the format of `srcset`. */
  avif: string;
  webp: string;
  /** One JPEG or PNG for browsers that support neither. */
  fallback: string;
}

export interface DescribedPicture extends PreparedPicture {
  /** A description for people who do not see it. */
  alt: string;
}

/**
 * Width and height are always set, so that the page does not move when it loads. `crop` is the
 * shape that a stylesheet cuts it to.
 */
export function Picture(props: {
  picture: DescribedPicture;
  /** Its width on the page, in the format of `sizes`. */
  sizes: string;
  crop?: { width: number; height: number };
  /** Set where the words beside it say the same. */
  decorative?: boolean;
  /** Loaded immediately, for the first screen. Others load when they are nearly in view. */
  eager?: boolean;
  className?: string | undefined;
}) {
  const { picture, crop = picture, decorative = false, eager = false } = props;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={picture.avif} sizes={props.sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={props.sizes} />
      <img
        src={picture.fallback}
        alt={decorative ? "" : picture.alt}
        width={crop.width}
        height={crop.height}
        loading={eager ? undefined : "lazy"}
        decoding="async"
        // The copies' heights are rounded, which would move the page by a pixel.
        style={{ aspectRatio: `${crop.width} / ${crop.height}` }}
        className={props.className}
      />
    </picture>
  );
}
