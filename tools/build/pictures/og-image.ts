import { firm } from "../../../content/firm.ts";
import { designColor } from "./design-colors.ts";
import { escapeXml } from "./escape-xml.ts";
import { drawSlip, type SlipRow } from "./og-slip.ts";
import { encodeFlatPng } from "./png.ts";
import { type Rasterizer, SANS, SERIF, startRasterizer } from "./rasterizer.ts";
import { balanceText } from "./wrap-text.ts";

export type OgImage = {
  title: string;
  /** The section the page belongs to. */
  eyebrow: string;
  /** Lines of the page's own figures for the slip; without them it is ruled and empty. */
  rows?: readonly SlipRow[];
  tone?: "green" | "blue" | "plum";
};

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
const PANEL_LEFT = 716;
const TITLE_WIDTH = 588;
const TITLE_SIZES = [76, 68, 60, 54, 48, 43] as const;
const MOST_TITLE_HEIGHT = 316;
const LINE_HEIGHT = 1.08;
const TITLE_BOTTOM = 512;

/** The picture of a shared link: the page's title beside a slip of its figures. */
export async function renderOgImage(image: OgImage): Promise<Buffer> {
  const rasterizer = await startRasterizer();
  return encodeFlatPng(rasterizer.pixels(drawOgImage(image, rasterizer), WIDTH));
}

export function drawOgImage(image: OgImage, faces: Rasterizer): string {
  const title = setTitle(image.title, faces.serif);
  const top = TITLE_BOTTOM - title.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${designColor("paper")}"/>
  <rect x="${PANEL_LEFT}" width="${WIDTH - PANEL_LEFT}" height="${HEIGHT}" fill="${designColor("pine-deep")}"/>
  ${drawWordmark()}
  <text x="${LEFT}" y="${top - 18}" font-family="${SANS}" font-weight="600" font-size="20"
    letter-spacing="1.6" fill="${toneColor(image.tone)}">${escapeXml(image.eyebrow.toUpperCase())}</text>
  ${title.lines
    .map((line, index) => {
      const y = top + title.fontSize * (0.82 + index * LINE_HEIGHT);
      return `<text x="${LEFT}" y="${y}" font-family="${SERIF}" font-weight="500"
    font-size="${title.fontSize}" letter-spacing="${title.letterSpacing}"
    fill="${designColor("ink")}">${escapeXml(line)}</text>`;
    })
    .join("\n  ")}
  <line x1="${LEFT}" x2="${LEFT + TITLE_WIDTH}" y1="546" y2="546" stroke="${designColor("line-strong")}"/>
  <text x="${LEFT}" y="582" font-family="${SANS}" font-size="20"
    fill="${designColor("ink-3")}">${escapeXml(firm.domain)}</text>
  ${drawSlip(image.rows ?? [], toneColor(image.tone), faces)}
</svg>`;
}

/** The largest size at which the title stands in its place. */
function setTitle(title: string, serif: Rasterizer["serif"]) {
  const settings = TITLE_SIZES.map((fontSize) => {
    const letterSpacing = -0.018 * fontSize;
    const lines = balanceText(title, serif, { fontSize, letterSpacing }, TITLE_WIDTH);
    return { fontSize, letterSpacing, lines, height: lines.length * fontSize * LINE_HEIGHT };
  });
  const fitting = settings.find((setting) => setting.height <= MOST_TITLE_HEIGHT);
  const smallest = settings[settings.length - 1];
  if (fitting || !smallest) return fitting ?? fail(title);
  const room = Math.floor(MOST_TITLE_HEIGHT / (smallest.fontSize * LINE_HEIGHT));
  const lines = smallest.lines.slice(0, room);
  lines[room - 1] = `${lines[room - 1]}…`;
  return { ...smallest, lines, height: room * smallest.fontSize * LINE_HEIGHT };
}

function fail(title: string): never {
  throw new Error(`No size is set for the title ${title}`);
}

function drawWordmark(): string {
  const pine = designColor("pine");
  return `<g transform="translate(${LEFT} 66)">
    <rect x="1" y="1" width="50" height="44" rx="9" fill="none" stroke="${pine}" stroke-width="2.4"/>
    <text x="26" y="32" text-anchor="middle" font-family="${SERIF}" font-style="italic" font-weight="500"
      font-size="29" fill="${pine}">Rx</text>
    <text x="68" y="35" font-family="${SERIF}" font-weight="500" font-size="40"
      letter-spacing="-0.4" fill="${designColor("ink")}">${escapeXml(firm.name)}</text>
  </g>`;
}

function toneColor(tone: OgImage["tone"]): string {
  return designColor({ green: "leaf", blue: "blue", plum: "plum" }[tone ?? "green"]);
}
