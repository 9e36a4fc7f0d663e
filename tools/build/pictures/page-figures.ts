import type { OgImage } from "./og-image.ts";
import type { SlipRow } from "./og-slip.ts";

const MOST_ROWS = 5;

type PageFigures = { rows: SlipRow[]; tone: NonNullable<OgImage["tone"]> };

/**
 * The lines of a page's first slip, or of its first small figure, as its link preview shows them.
 * A slip is green like the pad; a figure brings its service's hue.
 */
export function figuresOfPage(html: string): PageFigures {
  const slip = /<figure(?![^>]*data-live)[^>]*class="slip [^>]*>.*?<\/figure>/gs;
  // A slip that waits for the visitor's answers has hardly a line filled in.
  const filled = [...html.matchAll(slip)]
    .map(([figure]) => slipRows(figure))
    .find((rows) => rows.length > 1);
  if (filled) return { rows: choose(filled), tone: "green" };
  const rows = choose(ledgerRows(html));
  return { rows, tone: rows.length > 0 ? toneOf(html) : "green" };
}

function slipRows(slip: string): SlipRow[] {
  const row = /<div class="slip-row ([^"]*)"(.*?)><dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs;
  return [...slip.matchAll(row)].flatMap(([, kind = "", state = "", label = "", value = ""]) =>
    state.includes("data-waiting")
      ? []
      : [{ label: textOf(label), value: textOf(value), total: kind.includes("slip-total") }],
  );
}

/** The first figure whose table fits a slip: no map of 50 states, no ladder of seven brackets. */
function ledgerRows(html: string): SlipRow[] {
  const row = /<tr([^>]*)><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs;
  const tables = [...html.matchAll(/<table class="figure-ledger[^>]*>(.*?)<\/table>/gs)].map(
    ([, body = ""]) =>
      [...body.matchAll(row)].map(([, state = "", label = "", value = ""]) => ({
        label: textOf(label),
        value: textOf(value),
        total: state.includes("data-total"),
      })),
  );
  return tables.find((rows) => rows.length > 1 && rows.length <= MOST_ROWS + 1) ?? [];
}

/** A total is what the lines are for: it stays when lines must go. */
function choose(rows: SlipRow[]): SlipRow[] {
  const last = rows.at(-1);
  if (rows.length <= MOST_ROWS || !last?.total) return rows.slice(0, MOST_ROWS);
  return [...rows.slice(0, MOST_ROWS - 1), last];
}

function toneOf(html: string): PageFigures["tone"] {
  const tone = /<figure [^>]*data-tone="(green|blue|plum)"/.exec(html)?.[1];
  return tone === "blue" || tone === "plum" ? tone : "green";
}

function textOf(html: string): string {
  return html
    .replace(/<(small|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}
