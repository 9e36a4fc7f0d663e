import type { LogoPicture } from "./logo-row.tsx";
import type { DescribedPicture, PreparedPicture } from "./picture.tsx";
import { type PictureKind, pictureFrom, type WrittenPicture } from "./picture-from.ts";

const prepared = import.meta.glob<PreparedPicture>(
  ["/content/pictures/*", "!/content/pictures/*.{md,mp4,webm,vtt}"],
  { query: "?picture", import: "default", eager: true },
);

const films = import.meta.glob<string>("/content/pictures/*.{mp4,webm,vtt}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The picture that content names; undefined if it names none. */
export function contentPicture(written: WrittenPicture, kind: PictureKind): DescribedPicture;
export function contentPicture(
  written: WrittenPicture | undefined,
  kind: PictureKind,
): DescribedPicture | undefined;
export function contentPicture(written: WrittenPicture | undefined, kind: PictureKind) {
  return written && pictureFrom(prepared, written, kind);
}

export function contentLogos(
  written: readonly (WrittenPicture & { href?: string })[],
): LogoPicture[] {
  return written.map((logo) => ({ ...pictureFrom(prepared, logo, "logo"), href: logo.href }));
}

export function filmAddress(file: string): string {
  const address = films[`/content/pictures/${file}`];
  if (!address)
    throw new Error(
      `There is no content/pictures/${file}. Put the film there as .mp4 and its captions as .vtt, or correct the name of the file.`,
    );
  return address;
}
