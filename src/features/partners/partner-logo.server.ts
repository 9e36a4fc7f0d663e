import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** Twice the height at which a logo is shown, for sharp screens. */
const heightInPx = 80;
const smallest = { width: 80, height: 40 };
/** Wider than six times its height it does not fit a phone beside the partner's address. */
const widestRatio = 6;
const largestFile = 200_000;

/**
 * The logo as a picture of one size. What an SVG could do besides being looked at, such as scripts
 * and links, is not in it. A file that does not suit stops the build with a sentence.
 */
export async function drawPartnerLogo(file: string): Promise<Buffer> {
  if (!existsSync(file))
    throw new Error(
      `There is no ${file}. Put the logo there, or correct logo in content/partners/partners.json.`,
    );
  const original = await readFile(file);
  if (original.length > largestFile)
    throw new Error(`${file} has ${original.length} bytes; a logo may have ${largestFile}.`);
  const found = await sharp(original)
    .metadata()
    .catch(() => undefined);
  const { width = 0, height = 0, format } = found ?? {};
  if (format !== "svg" && format !== "png")
    throw new Error(`${file} cannot be read as a logo. Save it again as SVG or PNG.`);
  if (width < smallest.width || height < smallest.height || width > height * widestRatio)
    throw new Error(
      `${file} is ${width} by ${height} pixels. A logo needs at least ${smallest.width} by ${smallest.height}, and at most ${widestRatio} times its height in width.`,
    );
  const density = format === "svg" ? { density: Math.min(2400, (72 * heightInPx) / height) } : {};
  return sharp(original, density).resize({ height: heightInPx }).png().toBuffer();
}
