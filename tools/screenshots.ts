import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { specimenPath } from "../src/contracts/endpoints.ts";
import { loadSample, openWorksheet } from "../tests/support/journeys/form-6765.ts";
import { openDeck } from "../tests/support/journeys/open-deck.ts";
import { openAnswered, showResult } from "../tests/support/journeys/rd-calculator.ts";
import { siteUnderTest } from "../tests/support/journeys/site-under-test.ts";
import { chromiumArguments, findTestBrowser } from "../tests/support/programs/find-programs.ts";
import { startSiteServer } from "../tests/support/site-server.ts";

const usage = `node tools/screenshots.ts take FOLDER [BUILD]   pictures of a build of the site
node tools/screenshots.ts compare BEFORE AFTER  which of them differ`;

const pictures: Record<string, (page: Page) => Promise<unknown>> = {
  "worksheet with the sample": async (page) => {
    await openWorksheet(page);
    await loadSample(page);
  },
  "calculator, last question": (page) => openAnswered(page),
  "calculator, result": async (page) => showResult(await openAnswered(page)),
  "deck, cover": (page) => openDeck(page, "rd-tax-credits"),
  "deck, chart": (page) => openDeck(page, "convertible-tax-bonds", 4),
};

/** One page of each template: the first of those with the same component. */
function pagesOf(build: string): string[] {
  const { pages } = JSON.parse(readFileSync(`${build}/site.json`, "utf8"));
  const template = (path: string) =>
    path.replace(/^\/(services|knowledge-bank|specialties)\/.+/, "$1");
  const paths: string[] = pages.map(({ path }: { path: string }) => path);
  return paths.filter(
    (path, at) => paths.findIndex((one) => template(one) === template(path)) === at,
  );
}

async function take(folder: string, build = "build") {
  mkdirSync(folder, { recursive: true });
  for (const path of pagesOf(build)) pictures[path] = (page) => page.goto(path);
  pictures[specimenPath] = async (page) => {
    await page.goto("/404");
    await page.setContent(readFileSync(`${build}${specimenPath}/index.html`, "utf8"));
  };
  const site = await startSiteServer(
    { RATE_LIMIT: "off", PRESENTATIONS_PASSWORD: siteUnderTest.deckPassword },
    build,
  );
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: chromiumArguments,
  });
  try {
    for (const width of [390, 1440])
      for (const [name, open] of Object.entries(pictures)) {
        const context = await browser.newContext({
          baseURL: site.url.replace("127.0.0.1", "localhost"),
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
          locale: "en-US",
          timezoneId: "America/Denver",
        });
        const page = await context.newPage();
        await open(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle");
        const path = join(
          folder,
          `${width} ${name.replace(/^\/$/, "home").replaceAll("/", "_")}.png`,
        );
        await page.screenshot({ path, fullPage: true, animations: "disabled" });
        await context.close();
      }
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function compare(before: string, after: string) {
  for (const name of readdirSync(before)) {
    const [a, b] = [await pixelsOf(join(before, name)), await pixelsOf(join(after, name))];
    const count = a.data.reduce((sum, value, at) => sum + Number(value !== b.data[at]), 0);
    if (a.info.height !== b.info.height)
      console.log(`${name}: ${a.info.height} and ${b.info.height} px high`);
    else if (count > 0) console.log(`${name}: about ${Math.ceil(count / 3)} px differ`);
  }
}

const pixelsOf = (file: string) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const [mode, first, second] = process.argv.slice(2);
if (mode === "take" && first) await take(first, second);
else if (mode === "compare" && first && second) await compare(first, second);
else console.log(usage);
