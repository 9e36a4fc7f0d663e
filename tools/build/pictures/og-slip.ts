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
const TOTAL_SIZES = [26, 24, 22, 20] as const;
const TOTAL_VALUE_SIZE = 30;
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
    const top = y;
    const { fontSize, lines: label } = row.total
      ? setTotalLabel(row, faces.serif)
      : { fontSize: LABEL_SIZE, lines: wrapLabel(row, faces.sans) };
    y += ROW_HEIGHT + (label.length - 1) * LABEL_LEADING;
    return row.total ? drawTotal(label, fontSize, row.value, top) : drawRow(label, row.value, top);
  });
  return `${lines.join("")}
    <text x="${PADDING}" y="${y + 48}" font-family="${SANS}" font-size="16"
      fill="${designColor("ink-3")}">${escapeXml(disclaimer.short)}</text>`;
}

function wrapLabel({ label, value }: SlipRow, sans: FontMetrics): string[] {
  const room = INNER - sans.widthOf(value, LABEL_SIZE) * SEMIBOLD - 14;
  return twoLines(wrapText(label, sans, { fontSize: LABEL_SIZE }, room));
}

/** On one line if any size allows it. */
function setTotalLabel({ label, value }: SlipRow, serif: FontMetrics) {
  const room = INNER - serif.widthOf(value, TOTAL_VALUE_SIZE) - 10;
  const settings = TOTAL_SIZES.map((fontSize) => ({
    fontSize,
    lines: twoLines(wrapText(label, serif, { fontSize }, room)),
  }));
  const smallest = { fontSize: LABEL_SIZE, lines: [label] };
  return settings.find(({ lines }) => lines.length === 1) ?? settings.at(-1) ?? smallest;
}

function twoLines(lines: string[]): string[] {
  return lines.length > 2 ? [lines[0] ?? "", `${lines[1]}…`] : lines;
}

function drawRow(label: readonly string[], value: string, y: number): string {
  return `${rule(y)}
    <text font-family="${SANS}" font-size="${LABEL_SIZE}"
      fill="${designColor("ink-2")}">${spans(label, y + 37, LABEL_LEADING)}</text>
    <text x="${WIDTH - PADDING}" y="${y + 37}" text-anchor="end" font-family="${SANS}" font-weight="600"
      font-size="${LABEL_SIZE}" fill="${designColor("ink")}">${escapeXml(value)}</text>`;
}

function drawTotal(label: readonly string[], fontSize: number, value: string, y: number): string {
  return `<line x1="${PADDING}" x2="${WIDTH - PADDING}" y1="${y}" y2="${y}"
      stroke="${designColor("ink")}" stroke-width="2"/>
    <text font-family="${SERIF}" font-weight="500" font-size="${fontSize}"
      fill="${designColor("ink")}">${spans(label, y + 43, LABEL_LEADING)}</text>
    <text x="${WIDTH - PADDING}" y="${y + 43}" text-anchor="end" font-family="${SERIF}"
      font-weight="500" font-size="${TOTAL_VALUE_SIZE}"
      fill="${designColor("ink")}">${escapeXml(value)}</text>`;
}

function spans(lines: readonly string[], y: number, leading: number): string {
  return lines
    .map((line, index) => {
      return `<tspan x="${PADDING}" y="${y + index * leading}">${escapeXml(line)}</tspan>`;
    })
    .join("");
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
