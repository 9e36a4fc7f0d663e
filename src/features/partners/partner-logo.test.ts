import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listedPartners } from "#content/partners/listed-partners.ts";
import { drawPartnerLogo } from "./partner-logo.server.ts";

const folder = mkdtempSync(join(tmpdir(), "logos-"));
const svg = (width: number, height: number, inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}<path d="M0 0h9v9z"/></svg>`;

async function drawn(name: string, content: string) {
  writeFileSync(join(folder, name), content);
  return drawPartnerLogo(join(folder, name));
}

test("an SVG becomes a picture of one height, without what it could do", async () => {
  const script = "<script>alert(1)</script><a href='https://else.example'><rect/></a>";
  const logo = await drawn("script.svg", svg(200, 50, script));
  expect(await sharp(logo).metadata()).toMatchObject({ format: "png", width: 320, height: 80 });
  expect(logo.includes("script")).toBe(false);
});

test.each([
  ["small.svg", svg(60, 20), /60 by 20 pixels. A logo needs at least 80 by 40/],
  ["wide.svg", svg(900, 100), /at most 6 times its height/],
  ["text.png", "not a picture", /Save it again as SVG or PNG/],
  ["large.svg", svg(200, 50, "<!-- -->".repeat(30_000)), /a logo may have 200000/],
])("%s is refused with a sentence", async (name, content, sentence) => {
  await expect(drawn(name, content)).rejects.toThrow(sentence);
});

test.each(listedPartners.flatMap(({ logo }) => logo ?? []))("%s suits", async (logo) => {
  const { height } = await sharp(
    await drawPartnerLogo(`content/partners/logos/${logo}`),
  ).metadata();
  expect(height).toBe(80);
});

test("a logo that is not there is named", async () => {
  await expect(drawPartnerLogo("content/partners/logos/none.svg")).rejects.toThrow("There is no");
});
