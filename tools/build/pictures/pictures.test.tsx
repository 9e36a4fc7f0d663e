import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { Waterfall } from "#design-system/figures/columns/waterfall.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { writeFavicons } from "./favicons.ts";
import { drawOgImage, renderOgImage } from "./og-image.ts";
import { figuresOfPage } from "./page-figures.ts";
import { type Rasterizer, startRasterizer } from "./rasterizer.ts";
import { balanceText, wrapText } from "./wrap-text.ts";

const LONG_TITLE = Array.from({ length: 12 }, () => "A long & winding title").join(" ");

let rasterizer: Rasterizer;
beforeAll(async () => {
  rasterizer = await startRasterizer();
});

test("a link preview is a PNG of 1200 by 630 under 60 kB", async () => {
  const png = await renderOgImage({
    title: LONG_TITLE,
    eyebrow: "Knowledge Bank",
    rows: [
      { label: "Federal savings", value: "$94,500" },
      { label: "Total savings", value: "$141,050", total: true },
    ],
  });
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});

test("a title that does not fit at the smallest size ends with an ellipsis", () => {
  const svg = drawOgImage({ title: LONG_TITLE, eyebrow: "Articles" }, rasterizer);
  expect(svg).toContain("…</text>");
  expect(svg).toContain("A long &amp; winding title");
});

test("no line is wider than its place, and balancing adds none", () => {
  const setting = { fontSize: 60, letterSpacing: -1 };
  const title = "Year-end retirement deductions for practice owners in 2025";
  const wrapped = wrapText(title, rasterizer.serif, setting, 588);
  const balanced = balanceText(title, rasterizer.serif, setting, 588);
  expect(balanced).toHaveLength(wrapped.length);
  for (const line of [...wrapped, ...balanced]) {
    expect(rasterizer.serif.widthOf(line, 60, -1)).toBeLessThanOrEqual(588);
  }
  expect(balanced.join(" ")).toBe(title);
});

test("a page's first slip is what its preview shows, total last", () => {
  const rows = ["One", "Two", "Three", "Four", "Five"].map((label) => ({ label, value: "$1" }));
  const html = renderToStaticMarkup(
    <Slip title="Estimate" rows={rows} total={{ label: "R&D credit", value: "$5" }} />,
  );
  expect(figuresOfPage(html).rows.map((row) => row.label)).toEqual([
    "One",
    "Two",
    "Three",
    "Four",
    "R&D credit",
  ]);
});

test("a page without a slip shows its first small figure, in its hue", () => {
  const html = renderToStaticMarkup(
    <Waterfall
      title="A gift"
      tone="plum"
      lines={[
        { label: "Savings", note: "27%", amount: 3, kind: "start" },
        { label: "Net gain", amount: 3, kind: "total" },
      ]}
    />,
  );
  expect(figuresOfPage(html)).toEqual({
    rows: [
      { label: "Savings", value: "$3", total: false },
      { label: "Net gain", value: "$3", total: true },
    ],
    tone: "plum",
  });
});

test("a page without figures shows an empty slip", () => {
  expect(figuresOfPage("<main><p>Words</p></main>")).toEqual({ rows: [], tone: "green" });
});

test("the icons carry outlines, not text, and an ICO that holds a PNG", async () => {
  const directory = mkdtempSync(join(tmpdir(), "icons-"));
  await writeFavicons(directory);
  expect(readdirSync(directory).sort()).toEqual([
    "apple-touch-icon.png",
    "favicon.ico",
    "favicon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
  ]);
  expect(readFileSync(join(directory, "favicon.svg"), "utf8")).not.toContain("<text");
  const ico = readFileSync(join(directory, "favicon.ico"));
  expect(ico.subarray(23, 26).toString()).toBe("PNG");
  rmSync(directory, { recursive: true });
});
