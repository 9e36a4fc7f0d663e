import sharp from "sharp";

/** Twice the size at which it is shown, for sharp screens. */
const sizeInPx = 144;

/** A square of the photograph under one address, which mails can name and the build cannot rename. */
export function drawPortrait(file: string): Promise<Buffer> {
  // By the attention of a viewer, which finds the face.
  const square = { width: sizeInPx, height: sizeInPx, position: sharp.strategy.attention };
  return sharp(file).rotate().resize(square).jpeg({ quality: 82 }).toBuffer();
}
