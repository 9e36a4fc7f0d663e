import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont, { type SubsetOptions } from "subset-font";

const PROJECT = new URL("../../", import.meta.url);
const PACKAGES = new URL("node_modules/@fontsource-variable/", PROJECT);
const OUTPUT = new URL(".generated/fonts/", PROJECT);
const MADE_FROM = new URL("characters.txt", OUTPUT);

/** The size limit of what every page downloads before its text looks right. */
const BUDGET_BYTES = 40_000;

/** The ASCII of our texts, and the accents common in visitors' names. */
const BASIC =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzéñ0123456789" +
  " \u00a0!\"#$%&'()*+,-./:;<=>?@_‘’";

/** Non-ASCII characters in the packages' Latin files: accented letters, punctuation, €, ™, −. */
const FURTHER = /[\u00a0-\u00ff\u2010-\u205e\u20ac\u2122\u2212]/g;

/**
 * The characters that pages and decks use: the basic ones and further ones in the sources. Each
 * costs its outline and its kerning entries, in three fonts.
 */
export function charactersInUse(): string {
  const sources = globSync("{content,protected,src}/**/*.{json,ts,tsx,mdx}", {
    cwd: PROJECT,
    exclude: ["**/*.test.*"],
  });
  const further = sources.flatMap(
    (file) => readFileSync(new URL(file, PROJECT), "utf8").match(FURTHER) ?? [],
  );
  return [...new Set([...BASIC, ...further])].sort().join("");
}

const SOURCES = {
  newsreader: "newsreader/files/newsreader-latin-opsz-normal.woff2",
  newsreaderItalic: "newsreader/files/newsreader-latin-opsz-italic.woff2",
  instrumentSans: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
} as const;

type Font = {
  name: string;
  source: string;
  axes: NonNullable<SubsetOptions["variationAxes"]>;
  features?: string[];
};

/** Tabular and lining digits, which our tables and amounts use. */
const DIGITS = ["tnum", "lnum"];

const FONTS: Font[] = [
  {
    name: "newsreader.woff2",
    source: SOURCES.newsreader,
    // One optical size, that of a page's title. The whole range more than doubles the file.
    axes: { wght: 500, opsz: 60 },
    features: ["kern", "liga", ...DIGITS],
  },
  {
    name: "newsreader-italic.woff2",
    source: SOURCES.newsreaderItalic,
    axes: { wght: 500, opsz: 48 },
    // Without kerning, since it is used for single words only and kerning is a third of the file.
    features: DIGITS,
  },
  {
    name: "instrument-sans.woff2",
    source: SOURCES.instrumentSans,
    axes: {},
    features: ["kern", ...DIGITS],
  },

  // For pictures drawn outside a browser, which cannot choose the optical size of a 64 px title.
  { name: "newsreader-500.ttf", source: SOURCES.newsreader, axes: { wght: 500, opsz: 60 } },
  {
    name: "newsreader-500-italic.ttf",
    source: SOURCES.newsreaderItalic,
    axes: { wght: 500, opsz: 60 },
  },
  { name: "instrument-sans-400.ttf", source: SOURCES.instrumentSans, axes: { wght: 400 } },
  { name: "instrument-sans-600.ttf", source: SOURCES.instrumentSans, axes: { wght: 600 } },
];

/** Writes the fonts that pages and pictures use, unless they are newer than their sources. */
export async function subsetFonts() {
  const characters = charactersInUse();
  if (await isUpToDate(characters)) return;
  await mkdir(OUTPUT, { recursive: true });
  let served = 0;
  for (const { name, source, axes, features } of FONTS) {
    const forPages = name.endsWith(".woff2");
    const font = await subsetFont(await readFile(new URL(source, PACKAGES)), characters, {
      targetFormat: forPages ? "woff2" : "sfnt",
      variationAxes: axes,
      ...(features && { keepFeatures: features }),
    });
    if (forPages) served += font.byteLength;
    await writeFile(new URL(name, OUTPUT), font);
  }
  if (served > BUDGET_BYTES)
    throw new Error(`The fonts weigh ${served} bytes; the budget is ${BUDGET_BYTES}`);
  await writeFile(MADE_FROM, characters);
}

async function isUpToDate(characters: string): Promise<boolean> {
  const madeFrom = await readFile(MADE_FROM, "utf8").catch(() => undefined);
  if (madeFrom !== characters) return false;
  const inputs = [fileURLToPath(import.meta.url), ...FONTS.map((f) => new URL(f.source, PACKAGES))];
  const outputs = FONTS.map((f) => new URL(f.name, OUTPUT));
  const newestInput = Math.max(...(await Promise.all(inputs.map(modifiedAt))));
  const oldestOutput = Math.min(...(await Promise.all(outputs.map(modifiedAt))));
  return oldestOutput >= newestInput;
}

async function modifiedAt(file: URL | string): Promise<number> {
  return stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

if (import.meta.main) await subsetFonts();
