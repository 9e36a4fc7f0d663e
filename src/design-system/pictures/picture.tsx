import "./pictures.css";

/** What the build makes of a file in content/pictures: tools/build/prepare-picture.ts. */
export interface PreparedPicture {
  /** Where the original stands, for messages to whoever edits it. */
  file: string;
  width: number;
  height: number;
  /** Addresses with their widths, as `srcset` has them. */
  avif: string;
  webp: string;
  /** One JPEG or PNG for browsers that know neither. */
  fallback: string;
}

export interface DescribedPicture extends PreparedPicture {
  /** What it shows, for whoever does not see it. */
  alt: string;
}

/**
 * Width and height are always written, so that nothing moves when it arrives. `crop` is the shape a
 * stylesheet cuts it to.
 */
export function Picture({
  picture,
  sizes,
  crop = picture,
  decorative = false,
  eager = false,
  className,
}: {
  picture: DescribedPicture;
  /** How wide it stands on the page, as the `sizes` of an image. */
  sizes: string;
  crop?: { width: number; height: number };
  /** Where the words beside it say the same. */
  decorative?: boolean;
  /** In the first screen: loaded at once. All others wait until they are nearly in view. */
  eager?: boolean;
  className?: string | undefined;
}) {
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        src={picture.fallback}
        alt={decorative ? "" : picture.alt}
        width={crop.width}
        height={crop.height}
        loading={eager ? undefined : "lazy"}
        decoding="async"
        // The copies' heights are rounded: without this, each would move the page by a pixel.
        style={{ aspectRatio: `${crop.width} / ${crop.height}` }}
        className={className}
      />
    </picture>
  );
}
