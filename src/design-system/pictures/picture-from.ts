import type { DescribedPicture, PreparedPicture } from "./picture.tsx";

/** A picture as content refers to it. */
export interface WrittenPicture {
  /** A file in content/pictures. */
  file: string;
  alt: string;
}

/** The smallest size, in pixels, that still looks sharp where such a picture is shown. */
const smallest = {
  portrait: { name: "a portrait", width: 480, height: 480 },
  photograph: { name: "a photograph in an article", width: 1080, height: 480 },
  logo: { name: "a logo", width: 240, height: 80 },
  poster: { name: "the film's first picture", width: 1280, height: 720 },
} as const;

export type PictureKind = keyof typeof smallest;

/** Throws an error that an editor can understand, which stops the build. */
export function pictureFrom(
  prepared: Readonly<Record<string, PreparedPicture>>,
  { file, alt }: WrittenPicture,
  kind: PictureKind,
): DescribedPicture {
  const path = `content/pictures/${file}`;
  const found = prepared[`/${path}`];
  if (!found)
    throw new Error(`There is no ${path}. Put the picture there, or correct the name of the file.`);
  if (!alt?.trim())
    throw new Error(
      `${path} has no description. Write alt: "…" beside its name, saying what the picture shows, for people who cannot see it.`,
    );
  const { name, width, height } = smallest[kind];
  if (found.width < width || found.height < height)
    throw new Error(
      `${path} is ${found.width} by ${found.height} pixels, too small for ${name}: it needs at least ${width} by ${height}. Ask for the original, not a copy from a message.`,
    );
  return { ...found, alt: alt.trim() };
}
