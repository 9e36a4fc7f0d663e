import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { embed, embedPath } from "#content/calculators/embed.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { countPath, partnerPlacePath } from "#contracts/endpoints.ts";
import { readableShade } from "#features/embed/accent.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  downloadBy,
  expectToHold,
  overflowing,
  turnPage,
} from "../../support/built-pages/page-checks.ts";
import { newestLead } from "../../support/data-folder.ts";
import { testOnOwnServer } from "../../support/journeys/own-server.ts";
import {
  answerFromSpecialties,
  button,
  fillInContact,
  nameOf,
  reachResult,
  showResult,
} from "../../support/journeys/rd-calculator.ts";
import { type HostSite, startHostSite } from "../../support/programs/host-site.ts";

const test = testOnOwnServer();
test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

const { form, snippets, link, placements } = embedBuilder;

let host: HostSite;

test.beforeAll(async ({ site: ours }) => {
  host = await startHostSite({
    "/script": {
      body: `<script async src="${ours}/embed.js" data-partner="wealthfd" data-accent="7a1f3d"
        data-specialties="Dentistry, law" data-state="TX" data-placement="Website" data-utm-source="site" data-utm-medium="page" data-utm-campaign="fall"></script>`,
    },
    // The code shown in docs/how-to/put-the-calculator-on-your-site.md.
    "/element": {
      body: `<ledgerwell-calculator partner="Smith &amp; Sons"></ledgerwell-calculator>
        <ledgerwell-calculator partner="Internal Revenue Service"></ledgerwell-calculator>
        <script async src="${ours}/embed.js"></script>`,
      policy: `default-src 'none'; style-src 'nonce-host'; script-src ${ours}; frame-src ${ours}`,
    },
    "/sandboxed": {
      body: `<iframe src="${ours}${embedPath}?partner=Smith+%26+Sons&placement=blog&utm_source=wordpress&accent=red"
        title="Calculator" sandbox="allow-scripts" width="300" height="900"
        style="border:0"></iframe>`,
    },
  });
});
test.afterAll(() => host?.stop());

const frameOn = (page: Page, index = 0): FrameLocator =>
  page.locator("iframe").nth(index).contentFrame();

/** In a frame, or on the page itself. */
async function calculatorIn(place: FrameLocator | Page): Promise<Locator> {
  await place.locator('[data-island="embedded-calculator"][data-hydrated]').waitFor();
  return place.getByRole("region", { name: rdCalculator.name });
}

const namedWith = (partner: string) => `${partner} ${embed.with} ${firm.name}`;
/** A firm that is not listed. */
const onTheSite = (partner: string) =>
  namedWith(`${partner} ${fillIn(embed.onTheSiteOf, { host: new URL(host.url).host })}`.trim());

/** The frame is as tall as its content, so that nothing scrolls inside. */
async function expectWholeInSight(page: Page, index = 0): Promise<void> {
  const inner = () =>
    frameOn(page, index)
      .locator("html")
      .evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(inner).toBe(0);
}

test("from an accountant's page to the inbox, in sight at every step @every-chromium", async ({
  page,
  server,
}) => {
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${host.url}/script`);
  const element = page.locator("iframe");
  await expect(element).toHaveAttribute("title", embed.frameTitle);
  const frame = frameOn(page);
  const calculator = await calculatorIn(frame);
  await expect(frame.getByText(namedWith(wealthfd.name))).toBeVisible();
  expect(
    await element.evaluate((one) => one.clientWidth / (one.closest("main")?.clientWidth ?? 0)),
  ).toBeGreaterThan(0.95);
  await expectWholeInSight(page);
  // One practice type leaves the first step nothing to ask.
  await expect(calculator.getByText("Step 1 of 3")).toBeVisible();
  await expect(button(calculator, "Back")).toHaveCount(0);
  expect(said).toEqual([expect.stringContaining("law")]);

  await answerFromSpecialties(calculator);
  await expect(calculator.getByLabel(rdCalculator.state.label)).toHaveValue("Texas");
  await calculator.getByLabel(rdCalculator.state.label).selectOption("Utah");
  await showResult(calculator);
  await expectWholeInSight(page);
  // After a long step comes a shorter one. The visitor must not be left below the frame.
  await expect(frame.getByRole("heading", { level: 3 })).toBeInViewport();
  await fillInContact(calculator);
  await button(calculator, "Preview e-mail").click();
  const dialog = frame.getByRole("dialog");
  const close = button(dialog, "Close");
  await expect(close).toBeInViewport({ ratio: 1 });
  // A header of the page may stay at the top of the window, above the frame.
  expect((await close.boundingBox())?.y).toBeGreaterThan(80);
  // When the page around the frame is scrolled, the dialog moves along.
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600);
  await expect(close).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await button(calculator, "Send").click();
  await expect(calculator.getByRole("alert")).toHaveText(rdCalculatorResult.send.success);
  await expectWholeInSight(page);
  expect(await newestLead(server)).toMatchObject({
    ...{ partner: "wealthfd", embedding_host: new URL(host.url).host, source_page: embedPath },
    placement: "website",
    ...{ utm_source: "site", utm_medium: "page", utm_campaign: "fall" },
  });
  expect(await page.context().cookies()).toEqual([]);
});

test("two elements under a strict policy ignore foreign messages @test:all", async ({
  page,
  site: ours,
}) => {
  await page.goto(`${host.url}/element`);
  // An authority is not shown.
  for (const [index, name] of ["Smith & Sons", ""].entries()) {
    const frame = frameOn(page, index);
    await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
    await calculatorIn(frame);
    await expect(frame.locator(".embed-head p")).toHaveText(onTheSite(name));
    await expectWholeInSight(page, index);
  }
  const heights = () =>
    page.locator("iframe").evaluateAll((frames) => frames.map((one) => one.clientHeight));
  const before = await heights();
  const type = "ledgerwell:height";
  const hear = (data: unknown, origin = ours, fromFrame = true) =>
    page.evaluate(
      ([data, origin, fromFrame]) => {
        const source = fromFrame ? window[0] : window;
        dispatchEvent(new MessageEvent("message", { data, origin, source }));
      },
      [data, origin, fromFrame] as const,
    );
  await hear({ type, height: 50 }, ours, false);
  await hear({ type, height: 50 }, host.url);
  for (const height of [-1, 0, 1e9, Number.NaN, Number.POSITIVE_INFINITY, "300"])
    await hear({ type, height });
  for (const data of [{ type: "other:height", height: 300 }, type, null]) await hear(data);
  expect(await heights()).toEqual(before);
  // A height from our own page in that frame is accepted, for that frame alone.
  await hear({ type, height: 1234 });
  expect(await heights()).toEqual([1234, ...before.slice(1)]);
  // As with React, elements move and go.
  await page.evaluate(() => {
    const [one, other] = document.querySelectorAll("ledgerwell-calculator");
    if (one && other) one.before(other);
    one?.remove();
  });
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(frameOn(page).locator(".embed-head p")).toHaveText(onTheSite(""));
});

test("a sandboxed frame of 300 px, as in WordPress, can send @test:all", async ({
  page,
  server,
  site: ours,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(`${host.url}/sandboxed`);
  const frame = frameOn(page);
  const calculator = await calculatorIn(frame);
  expect(await frame.locator("html").evaluate(() => self.origin)).toBe("null");
  await reachResult(calculator);
  const booking = calculator.getByRole("link", { name: rdCalculatorResult.next.consultation });
  // On the firm's own origin, not on the partner's.
  await expect(booking).toContainText(
    new URL(bookingAddress(firm.links, { about: "rd-credit" }), ours).href,
  );
  const [, inner] = page.frames();
  expect(await overflowing(inner as unknown as Page)).toEqual([]);
  await fillInContact(calculator);
  await button(calculator, "Send").click();
  await expect(calculator.getByRole("alert")).toHaveText(rdCalculatorResult.send.success);
  const theirs = { partner: "Smith & Sons", placement: "blog" };
  expect(await newestLead(server)).toMatchObject({ ...theirs, utm_source: "wordpress" });
  expect(errors).toEqual([]);

  const reported = page.waitForResponse((response) => response.url() === ours + countPath);
  for (const each of page.frames()) await turnPage(each, "hidden");
  const report = await reported;
  expect(report.status()).toBe(200);
  expect(report.request().postDataJSON()).toEqual({
    ...{ path: embedPath, ...theirs, utmSource: "wordpress" },
    embeddingHost: new URL(host.url).host,
    step: 4,
  });
});

test("an accountant builds the line for their site and sees it work @test:all", async ({
  page,
  context,
  site: ours,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ours });
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  const untilItRuns = () => page.locator("[data-island=embed-builder][data-hydrated]").waitFor();
  await page.goto("/advisors/embed");
  await untilItRuns();
  const name = page.getByLabel(form.partner);
  const color = page.getByLabel(form.accent, { exact: true });
  const copy = button(page.getByRole("main"), snippets.copy);
  await name.fill("<b>Smith</b>");
  await expect(page.locator(".embed-form .field-error").first()).toHaveText(form.partnerError);
  for (const each of await copy.all()) await expect(each).toBeDisabled();
  await name.fill("Smith & Sons");
  // White text on this yellow would not be readable.
  await page.getByLabel(form.accentPicker).fill("#ffcc00");
  await expect(page.locator(".embed-color-note")).toContainText(readableShade("#ffcc00"));
  await color.fill("#7A1F3D");
  await page.getByText(form.oneByOne).click();
  for (const id of ["orthodontics", "endodontics"])
    await page.getByRole("checkbox", { name: nameOf(id) }).check();
  await page.getByLabel(form.url).fill("smith.example");
  await page.getByLabel(placements.label).fill("Website, booth talk");
  // A preview of the first specialty alone has kept it as answered, if it was there in time.
  await page.evaluate(() => localStorage.clear());
  // The webmaster opens the address of this page, or the one that is copied for them.
  await page.reload();
  await untilItRuns();
  await expect(name).toHaveValue("Smith & Sons");
  await expect(page.locator("pre").nth(3)).toContainText(`${ours}/advisors/embed?partner=Smith`);
  // For paper it has a short address, which leads to the calculator of that place.
  await button(page.getByRole("main"), `${link.short.button} booth-talk`).click();
  const short = page.locator("pre").filter({ hasText: `${ours}/p/` });
  await expect(page.getByRole("img", { name: `${ours}/p/` })).toBeVisible();
  const placeOf = page.request.get((await short.textContent()) ?? "", { maxRedirects: 0 });
  expect((await placeOf).headers().location).toContain("placement=booth-talk");
  expect(posts.splice(0)).toEqual([ours + partnerPlacePath]);
  await copy.first().click();
  await expect(page.getByText(snippets.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `<script async src="${ours}/embed.js" data-partner="Smith &amp; Sons"`,
  );

  const png = page.getByRole("link", { name: link.download.png }).first();
  const picture = await sharp((await downloadBy(page, png)).contents).metadata();
  expect(picture.width, "wide enough to print").toBeGreaterThanOrEqual(1200);

  const preview = frameOn(page);
  const calculator = await calculatorIn(preview);
  // As it will be read on their page.
  const there = fillIn(embed.onTheSiteOf, { host: "smith.example" });
  await expect(preview.locator(".embed-head p")).toHaveText(namedWith(`Smith & Sons ${there}`));
  await expect(calculator.getByRole("checkbox")).toHaveCount(2);
  await expectWholeInSight(page);
  // The preview sends nothing, and says so.
  await answerFromSpecialties(calculator);
  await showResult(calculator);
  await fillInContact(calculator);
  await button(calculator, "Send").click();
  const dialog = preview.getByRole("dialog", { name: embed.preview.title });
  await expect(dialog).toContainText(embed.preview.text);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(posts).toEqual([]);
  await expectToHold(page);
});

test("the link opens it under the partner's name and color @test:all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${embedPath}?partner=Smith+%26+Sons&accent=7a1f3d&url=https://smith.example/`);
  const calculator = await calculatorIn(page);
  // It is on our page, and does not say that it is on theirs.
  await expect(page.locator(".embed-head p")).toHaveText(namedWith("Smith & Sons"));
  await expect(calculator.getByRole("checkbox").first()).toBeInViewport();
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await button(calculator, "Continue").click();
  for (const id of ["orthodontics", "endodontics"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await button(calculator, "Continue").click();
  await expect(calculator.getByText("Step 3 of 4")).toBeVisible();
  expect(await firmColorsIn(calculator)).toEqual([]);
  await expectToHold(page);
});

/** Elements that still have the firm's green, or the blue and plum of its icons. */
function firmColorsIn(calculator: Locator): Promise<string[]> {
  return calculator.evaluate((root) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const firm = ["pine", "leaf", "blue", "plum"].map((name) => {
      probe.style.color = `var(--color-${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...root.querySelectorAll("*")].flatMap((element) => {
      const { color, backgroundColor, backgroundImage, borderTopColor, fill } =
        getComputedStyle(element);
      const used = [color, backgroundColor, backgroundImage, borderTopColor, fill].join(" ");
      return firm.some((one) => used.includes(one)) ? `${element.className} ${used}` : [];
    });
  });
}
