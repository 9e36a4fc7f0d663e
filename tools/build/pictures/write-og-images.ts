import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { BuiltPage } from "../../../server/static-files/site-description.ts";
import { ogImageName } from "../../../src/site-shell/og-image-name.ts";
import { type OgImage, renderOgImage } from "./og-image.ts";
import { figuresOfPage } from "./page-figures.ts";

type Section = { prefix: string; eyebrow: string; tone?: OgImage["tone"] };

/** The first prefix that fits gives the section; a service also gives its hue. */
const SECTIONS: Section[] = [
  { prefix: "/knowledge-bank", eyebrow: "Knowledge Bank" },
  { prefix: "/services/convertible-trust-bonds", eyebrow: "Services", tone: "blue" },
  { prefix: "/services/charitable-benefit-tax", eyebrow: "Services", tone: "plum" },
  { prefix: "/services", eyebrow: "Services", tone: "green" },
  { prefix: "/case-studies", eyebrow: "Case Studies", tone: "green" },
];
const DEFAULT_EYEBROW = "Tax strategy education for healthcare";

/** The picture a link to a page shows where it is shared. */
export async function writeOgImages(client: string, pages: BuiltPage[]): Promise<void> {
  mkdirSync(`${client}/og`, { recursive: true });
  for (const page of pages) {
    const section = SECTIONS.find(({ prefix }) => page.path.startsWith(prefix));
    const { rows, tone } = figuresOfPage(readFileSync(`${client}/${page.file}`, "utf8"));
    const picture = await renderOgImage({
      title: withoutSection(page.title),
      eyebrow: section?.eyebrow ?? DEFAULT_EYEBROW,
      rows,
      tone: section?.tone ?? tone,
    });
    writeFileSync(`${client}/og/${ogImageName(page.path)}.png`, picture);
  }
}

/** `Vehicle Strategies | Knowledge Bank`: the section stands above the title already. */
function withoutSection(title: string): string {
  return title.split(" | ")[0] ?? title;
}
