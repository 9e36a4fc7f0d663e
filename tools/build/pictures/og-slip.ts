import { disclaimer } from "../../../content/firm.ts";
import { designColor } from "./design-colors.ts";
import { escapeXml } from "./escape-xml.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { SANS, SERIF } from "./rasterizer.ts";
import { wrapText } from "./wrap-text.ts";

export type SlipRow = {
  label: string;
  value: string;
  /** Stands under the rule, in the display face. */
  total?: boolean;
};

const X = 772;
const Y = 84;
const WIDTH = 372;
const PADDING = 28;
const FIRST_RULE = 96;
const ROW_HEIGHT = 60;
const MOST_ROWS = 5;
const EMPTY_ROWS = 8;
const LABEL_SIZE = 19;
const LABEL_LEADING = 24;
const INNER = WIDTH - 2 * PADDING;
/** Semibold figures are this much wider than the regular face that is measured. */
const SEMIBOLD = 1.06;

/** The estimate slip: it leaves the picture at the bottom, like a sheet still in the pad. */
export function drawSlip(rows: readonly SlipRow[], tone: string, faces: Faces): string {
  const shown = rows.slice(0, MOST_ROWS);
  const rightEdge = WIDTH - 14;
  return `<g transform="translate(${X} ${Y})">
    <rect y="13" width="${WIDTH}" height="600" fill="${designColor("sheet")}"/>
    <path d="M0 14A14 14 0 0 1 14 0H${rightEdge}A14 14 0 0 1 ${WIDTH} 14Z" fill="${tone}"/>
    <text x="${PADDING - 2}" y="74" font-family="${SERIF}" font-style="italic" font-weight="500"
      font-size="48" fill="${designColor("pine")}">Rx</text>
    ${shown.length > 0 ? drawRows(shown, faces) : drawEmptyRows()}
  </g>`;
}

type Faces = { serif: FontMetrics; sans: FontMetrics };

function drawRows(rows: readonly SlipRow[], faces: Faces): string {
  let y = FIRST_RULE;
  const lines = rows.map((row) => {
    const label = row.total ? [row.label] : wrapLabel(row, faces.sans);
    const line = row.total ? drawTotal(row, y, faces.serif) : drawRow(label, row.value, y);
    y += ROW_HEIGHT + (label.length - 1) * LABEL_LEADING;
    return line;
  });
  return `${lines.join("")}
    <text x="${PADDING}" y="${y + 48}" font-family="${SANS}" font-size="16"
      fill="${designColor("ink-3")}">${escapeXml(disclaimer.short)}</text>`;
}

function wrapLabel({ label, value }: SlipRow, sans: FontMetrics): string[] {
  const room = INNER - sans.widthOf(value, LABEL_SIZE) * SEMIBOLD - 14;
  return wrapText(label, sans, { fontSize: LABEL_SIZE }, room).slice(0, 2);
}

function drawRow(label: readonly string[], value: string, y: number): string {
  const words = label.map(
    (line, index) =>
      `<tspan x="${PADDING}" y="${y + 37 + index * LABEL_LEADING}">${escapeXml(line)}</tspan>`,
  );
  return `${rule(y)}
    <text font-family="${SANS}" font-size="${LABEL_SIZE}"
      fill="${designColor("ink-2")}">${words.join("")}</text>
    <text x="${WIDTH - PADDING}" y="${y + 37}" text-anchor="end" font-family="${SANS}" font-weight="600"
      font-size="${LABEL_SIZE}" fill="${designColor("ink")}">${escapeXml(value)}</text>`;
}

function drawTotal({ label, value }: SlipRow, y: number, serif: FontMetrics): string {
  const width = serif.widthOf(label, 27) + serif.widthOf(value, 31) + 16;
  const scale = Math.min(1, INNER / width);
  return `<line x1="${PADDING}" x2="${WIDTH - PADDING}" y1="${y}" y2="${y}"
      stroke="${designColor("ink")}" stroke-width="2"/>
    <text x="${PADDING}" y="${y + 44}" font-family="${SERIF}" font-weight="500"
      font-size="${27 * scale}" fill="${designColor("ink")}">${escapeXml(label)}</text>
    <text x="${WIDTH - PADDING}" y="${y + 44}" text-anchor="end" font-family="${SERIF}"
      font-weight="500" font-size="${31 * scale}"
      fill="${designColor("ink")}">${escapeXml(value)}</text>`;
}

function drawEmptyRows(): string {
  const rules = Array.from({ length: EMPTY_ROWS }, (_, index) =>
    rule(FIRST_RULE + index * ROW_HEIGHT),
  );
  return rules.join("");
}

function rule(y: number): string {
  return `<line x1="${PADDING}" x2="${WIDTH - PADDING}" y1="${y}" y2="${y}"
      stroke="${designColor("line-strong")}" stroke-width="1.5" stroke-dasharray="4 4"/>`;
}
