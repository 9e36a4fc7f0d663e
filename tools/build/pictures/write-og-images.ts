import { mkdirSync, writeFileSync } from "node:fs";
import { ogImageName } from "../../../src/site-shell/og-image-name.ts";
import type { BuiltPage } from "../site-description.ts";
import { renderOgImage } from "./og-image.ts";

const EYEBROWS: [prefix: string, eyebrow: string][] = [
  ["/knowledge-bank", "Knowledge Bank"],
  ["/services", "Services"],
  ["/case-studies", "Case Studies"],
];

/** The picture a link to a page shows where it is shared. */
export async function writeOgImages(client: string, pages: BuiltPage[]): Promise<void> {
  mkdirSync(`${client}/og`, { recursive: true });
  for (const page of pages) {
    const eyebrow = EYEBROWS.find(([prefix]) => page.path.startsWith(prefix))?.[1];
    const picture = await renderOgImage({
      title: page.title,
      eyebrow: eyebrow ?? "Tax strategy education for healthcare",
    });
    writeFileSync(`${client}/og/${ogImageName(page.path)}.png`, picture);
  }
}
