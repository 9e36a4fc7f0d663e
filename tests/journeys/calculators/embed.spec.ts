import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from "@playwright/test";
import { create } from "qrcode";
import { embed, embedPath } from "#content/calculators/embed.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { countPath } from "#contracts/endpoints.ts";
import { readableShade } from "#features/embed/accent.ts";
import { qrSvg } from "#features/embed/qr-files.ts";
import {
  accessibilityFaults,
  overflowing,
  turnPage,
} from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  button,
  fillInContact,
  nameOf,
  reachResult,
} from "../../support/journeys/rd-calculator.ts";
import { type HostSite, startHostSite } from "../../support/programs/host-site.ts";
import { freePort, type SiteServer, startSiteServer } from "../../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../../support/smtp.ts";

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

let smtp: SmtpSink;
let server: SiteServer;
let host: HostSite;
let ours: string;

test.beforeAll(async () => {
  smtp = await startSmtp();
  const port = `${await freePort()}`;
  ours = `http://localhost:${port}`;
  server = await startSiteServer({ SMTP_URL: smtp.url, RATE_LIMIT: "off", PORT: port });
  const address = `${ours}${embedPath}`;
  host = await startHostSite({
    "/script": {
      body: `<script async src="${ours}/embed.js" data-partner="wealthfd" data-accent="7a1f3d"
        data-utm-source="site" data-utm-medium="page" data-utm-campaign="fall"></script>`,
    },
    // The code shown in docs/how-to/put-the-calculator-on-your-site.md.
    "/element": {
      body: `<ledgerwell-calculator partner="Smith &amp; Sons"></ledgerwell-calculator>
        <ledgerwell-calculator partner="fortune" accent="ffff00"></ledgerwell-calculator>
        <script async src="${ours}/embed.js"></script>`,
      policy: `default-src 'none'; style-src 'nonce-host'; script-src ${ours}; frame-src ${ours}`,
    },
    "/frame": {
      body: `<iframe src="${address}?partner=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&accent=red"
        title="Calculator" width="300" height="640" style="border:0"></iframe>`,
    },
    // A page whose elements come, go and move, as with React.
    "/app": {
      body: `<div id="first"></div><div id="second"></div>
        <script src="${ours}/embed.js"></script>`,
    },
    "/dentists": {
      body: `<script async src="${ours}/embed.js" data-partner="Smith"
        data-specialties="Dentistry, law"></script>`,
    },
    "/sandboxed": {
      body: `<iframe src="${address}?partner=Smith+%26+Sons&utm_source=wordpress" title="Calculator"
        sandbox="allow-scripts" width="600" height="900"></iframe>`,
    },
  });
});
test.afterAll(async () => {
  await host?.stop();
  await server?.stop();
  await smtp?.stop();
});
test.beforeEach(() => {
  smtp.received.length = 0;
});

const frameOn = (page: Page, index = 0): FrameLocator =>
  page.locator("iframe").nth(index).contentFrame();

async function calculatorIn(frame: FrameLocator): Promise<Locator> {
  await frame.locator('[data-island="embedded-calculator"][data-hydrated]').waitFor();
  return frame.getByRole("region", { name: rdCalculator.name });
}

/** A click on an element that still moves would miss it. */
async function untilStill(moving: Locator): Promise<void> {
  let before: number | undefined;
  await expect
    .poll(async () => {
      const { y } = (await moving.boundingBox()) ?? { y: Number.NaN };
      const still = y === before;
      before = y;
      return still;
    })
    .toBe(true);
}

/** The frame is as tall as its content, so that nothing scrolls inside. */
async function expectWholeInSight(page: Page, index = 0): Promise<void> {
  const inner = () =>
    frameOn(page, index)
      .locator("html")
      .evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(inner).toBe(0);
}

type Lead = { partner: string; embedding_host: string; source_page: string } & Record<
  string,
  string
>;

function newestLead(): Lead | undefined {
  const database = new DatabaseSync(join(server.dataDir, "leads.sqlite"), { readOnly: true });
  try {
    const row = database.prepare("SELECT * FROM leads ORDER BY created_at DESC LIMIT 1").get();
    return row as unknown as Lead | undefined;
  } finally {
    database.close();
  }
}

/**
 * Waits for a message to a visitor that contains this. A message of an earlier test may arrive
 * first.
 */
async function expectMail(words: string): Promise<void> {
  const received = async () =>
    (await smtp.parsed()).map(({ text }) => text?.replaceAll(/\s+/g, " ") ?? "");
  await expect.poll(received).toContainEqual(expect.stringContaining(words));
}

async function send(calculator: Locator): Promise<void> {
  await fillInContact(calculator);
  await button(calculator, "Send").click();
  await expect(calculator.getByRole("alert")).toHaveText(rdCalculatorResult.send.success);
}

test("from the script on an accountant's page to the inbox, in sight at every step", async ({
  page,
}) => {
  await page.goto(`${host.url}/script`);
  const element = page.locator("iframe");
  await expect(element).toHaveAttribute("title", embed.frameTitle);
  await expect(element).toHaveAttribute("loading", "lazy");
  const frame = frameOn(page);
  const calculator = await calculatorIn(frame);
  await expect(frame.getByText(`${wealthfd.name} ${embed.with} ${firm.name}`)).toBeVisible();
  expect(
    await element.evaluate((one) => one.clientWidth / (one.closest("main")?.clientWidth ?? 0)),
  ).toBeGreaterThan(0.95);
  await expectWholeInSight(page);
  const colorOf = (one: Element) => getComputedStyle(one).backgroundColor;
  await calculator.getByRole("checkbox").first().check();
  await expect
    .poll(() => button(calculator, "Continue").evaluate(colorOf))
    .toBe("rgb(122, 31, 61)");
  await calculator.getByRole("checkbox").first().uncheck();

  await reachResult(calculator);
  await expectWholeInSight(page);
  // After a long step comes a shorter one. The visitor must not be left below the frame.
  await expect(frame.getByRole("heading", { level: 3 })).toBeInViewport();

  await page.route("**/functions/v1/send-email", (route) => route.abort(), { times: 1 });
  await fillInContact(calculator);
  await button(calculator, "Send").click();
  await expect(calculator.getByRole("alert")).toContainText(rdCalculatorResult.send.failure);
  await expectWholeInSight(page);

  await button(calculator, "Preview e-mail").click();
  const dialog = frame.getByRole("dialog");
  await expect(button(dialog, "Close")).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator("iframe")).toBeInViewport({ ratio: 0.9 });
  // A header of the page may stay at the top of the window, above the frame.
  expect((await button(dialog, "Close").boundingBox())?.y).toBeGreaterThan(80);
  // When the page around the frame is scrolled, the dialog moves along.
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600);
  await untilStill(button(dialog, "Close"));
  await expect(button(dialog, "Close")).toBeInViewport({ ratio: 1 });
  await button(dialog, "Close").click();
  await expect(dialog).toBeHidden();

  await send(calculator);
  await expectWholeInSight(page);
  const hostName = new URL(host.url).host;
  expect(newestLead()).toMatchObject({
    partner: "wealthfd",
    embedding_host: hostName,
    source_page: embedPath,
    utm_source: "site",
    utm_medium: "page",
    utm_campaign: "fall",
  });
  await expectMail(`started through ${wealthfd.name}.`);
  expect(await page.context().cookies()).toEqual([]);
});

test(
  "two elements under a strict policy each keep their height, and ignore foreign messages",
  inTestAll,
  async ({ page }) => {
    await page.goto(`${host.url}/element`);
    for (const [index, name] of ["Smith & Sons", "Fortune Law"].entries()) {
      const frame = frameOn(page, index);
      await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
      await calculatorIn(frame);
      await expect(frame.getByText(`${name} ${embed.with} ${firm.name}`)).toBeVisible();
      await expectWholeInSight(page, index);
    }
    // White text on yellow would have too little contrast.
    const action = frameOn(page, 1)
      .locator("html")
      .evaluate((html) => html.style.getPropertyValue("--accent"));
    expect(await action).toBe("");

    const before = await heightsOn(page);
    await heardFrom(page, page.mainFrame(), [
      { type: "ledgerwell:height", height: 50 },
      { type: "ledgerwell:height", height: 5000 },
    ]);
    const [, first] = page.frames();
    await heardFrom(page, first, [
      { type: "ledgerwell:height", height: -1 },
      { type: "ledgerwell:height", height: 0 },
      { type: "ledgerwell:height", height: 1e9 },
      { type: "ledgerwell:height", height: Number.NaN },
      { type: "ledgerwell:height", height: Number.POSITIVE_INFINITY },
      { type: "ledgerwell:height", height: "300" },
      { type: "other:height", height: 300 },
      "ledgerwell:height",
      null,
    ]);
    expect(await heightsOn(page)).toEqual(before);
    // A height from our own page in that frame is accepted, for that frame alone.
    await heardFrom(page, first, [{ type: "ledgerwell:height", height: 1234 }]);
    expect(await heightsOn(page)).toEqual([1234, before[1]]);
  },
);

const heightsOn = (page: Page) =>
  page.locator("iframe").evaluateAll((frames) => frames.map((one) => one.clientHeight));

/**
 * Sends messages from that frame to the page and waits until the page has received them. Its
 * listener runs after that of embed.js, which has received them by then too.
 */
async function heardFrom(page: Page, frame: Frame | undefined, messages: unknown[]): Promise<void> {
  await page.evaluate(() => {
    const counter = window as unknown as { heard: number };
    counter.heard = 0;
    addEventListener("message", () => {
      counter.heard += 1;
    });
  });
  await frame?.evaluate((all) => {
    for (const message of all) parent.postMessage(message, "*");
  }, messages);
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await expect.poll(heard).toBeGreaterThanOrEqual(messages.length);
}

test(
  "a page that mounts it fifty times and moves it keeps one frame, one listener and the answers",
  inTestAll,
  async ({ page }) => {
    await page.goto(`${host.url}/app`);
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll("main > div");
      for (let times = 0; times < 50; times += 1) {
        const element = document.createElement("ledgerwell-calculator");
        first?.append(element);
        // Moved by removing and inserting it, without moveBefore.
        second?.append(element);
        element.remove();
      }
    });
    expect(await messageListenersOn(page)).toBe(0);

    await page.evaluate(() => {
      const element = document.createElement("ledgerwell-calculator");
      document.querySelector("#first")?.append(element);
      document.querySelector("#second")?.append(element);
    });
    await expect(page.locator("iframe")).toHaveCount(1);
    expect(await messageListenersOn(page)).toBe(1);
    const calculator = await calculatorIn(frameOn(page));
    const answer = calculator.getByRole("checkbox").first();
    await answer.check();
    await frameOn(page)
      .locator("html")
      .evaluate((html) => html.setAttribute("data-same-document", ""));
    await page.evaluate(() => {
      const element = document.querySelector("ledgerwell-calculator");
      if (element) document.querySelector("#first")?.moveBefore(element, null);
    });
    await expect(page.locator("#first iframe")).toHaveCount(1);
    await expect(frameOn(page).locator("html")).toHaveAttribute("data-same-document", "");
    await expect(answer).toBeChecked();
    expect(await messageListenersOn(page)).toBe(1);
    await answer.uncheck();
    await reachResult(calculator);
    await expectWholeInSight(page);
  },
);

/** How many message listeners the page's window has. */
async function messageListenersOn(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await browser.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  await browser.detach();
  return listeners.filter(({ type }) => type === "message").length;
}

test(
  "a plain frame of 300 px escapes the parameters of its address",
  inTestAll,
  async ({ page }) => {
    let dialogs = 0;
    page.on("dialog", () => {
      dialogs += 1;
    });
    await page.goto(`${host.url}/frame`);
    const frame = frameOn(page);
    const calculator = await calculatorIn(frame);
    await reachResult(calculator);
    const [, inner] = page.frames();
    expect(await overflowing(inner as unknown as Page)).toEqual([]);
    await send(calculator);
    expect(newestLead()?.partner).toBeNull();
    expect(dialogs).toBe(0);
  },
);

test(
  "a sandboxed frame, as in WordPress, can send, and shows the addresses of its links",
  inTestAll,
  async ({ page }) => {
    await page.goto(`${host.url}/sandboxed`);
    const frame = frameOn(page);
    const calculator = await calculatorIn(frame);
    expect(await frame.locator("html").evaluate(() => self.origin)).toBe("null");
    await reachResult(calculator);
    await expect(button(calculator, rdCalculatorResult.actions.print)).toBeHidden();
    const booking = calculator.getByRole("link", { name: rdCalculatorResult.next.consultation });
    await expect(booking).toContainText(firm.links.booking);
    await expect(frame.getByText(`${ours}/privacy`).first()).toBeVisible();
    await send(calculator);
    expect(newestLead()).toMatchObject({ partner: "Smith & Sons", utm_source: "wordpress" });

    const reported = page.waitForResponse((response) => response.url() === ours + countPath);
    for (const each of page.frames()) await turnPage(each, "hidden");
    const report = await reported;
    expect(report.status()).toBe(200);
    expect(report.request().postDataJSON()).toEqual({
      ...{ path: embedPath, partner: "Smith & Sons", utmSource: "wordpress" },
      step: 4,
    });
  },
);

async function openBuilder(page: Page): Promise<void> {
  await page.goto(`${ours}/advisors/embed`);
  await page.locator("[data-island=embed-builder][data-hydrated]").waitFor();
}

const noteOnColor = (page: Page) => page.locator(".embed-color-note");

test("an accountant builds the line for their site and sees it work", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ours });
  await page.goto(`${ours}/advisors`);
  await page.getByRole("main").locator('a[href="/advisors/embed"]').first().click();
  await page.locator("[data-island=embed-builder][data-hydrated]").waitFor();
  const name = page.getByLabel(embedBuilder.form.partner);
  const color = page.getByLabel(embedBuilder.form.accent, { exact: true });
  const copy = button(page.getByRole("main"), embedBuilder.snippets.copy);
  for (const bad of ["", "<b>Smith</b>"]) {
    await name.fill(bad);
    await expect(page.getByText(embedBuilder.form.partnerError)).toHaveCount(bad ? 1 : 0);
    await expect(page.locator("pre code")).toHaveCount(0);
    for (const each of await copy.all()) await expect(each).toBeDisabled();
  }
  await name.fill("Smith & Sons");
  await color.fill("#7A1F3D");
  await page.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await copy.first().click();
  await expect(page.getByText(embedBuilder.snippets.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script async src="${ours}/embed.js" data-partner="Smith &amp; Sons" data-accent="7a1f3d" data-specialties="dentistry"></script>`,
  );

  const preview = frameOn(page);
  await expect(preview.getByText(`Smith & Sons ${embed.with} ${firm.name}`)).toBeVisible();
  const calculator = await calculatorIn(preview);
  await expect(calculator.getByRole("checkbox")).toHaveCount(1);
  await expectWholeInSight(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }
});

test(
  "a color that is too light becomes a darker shade, and the builder says why",
  inTestAll,
  async ({ page }) => {
    await openBuilder(page);
    await page.getByLabel(embedBuilder.form.partner).fill("Smith");
    await page.getByLabel(embedBuilder.form.accentPicker).fill("#ffcc00");
    await expect(page.getByLabel(embedBuilder.form.accent, { exact: true })).toHaveValue("ffcc00");
    const shade = readableShade("#ffcc00");
    await expect(noteOnColor(page)).toContainText("#ffcc00");
    await expect(noteOnColor(page)).toContainText(shade);
    await expect(page.locator("pre").first()).toContainText(`data-accent="${shade.slice(1)}"`);

    await page.getByLabel(embedBuilder.form.accentPicker).fill("#7a1f3d");
    await expect(noteOnColor(page)).toContainText("#7a1f3d");
    await expect(page.locator("pre").first()).toContainText('data-accent="7a1f3d"');
  },
);

for (const width of [390, 1440])
  test(
    `at ${width} px the builder does not move while its fields are filled in and left`,
    inTestAll,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openBuilder(page);
      await calculatorIn(frameOn(page));
      const name = page.getByLabel(embedBuilder.form.partner);
      const places = () =>
        page.evaluate(() => {
          const fields = [...document.querySelectorAll(".embed-form input")];
          return fields.map((one) => Math.round(one.getBoundingClientRect().top + scrollY));
        });
      const scrolled = () => page.evaluate(() => scrollY);
      await name.focus();
      const before = await places();
      /** Also after the preview's new frame has started. */
      const expectSamePlaces = async () => {
        const scrolledBefore = await scrolled();
        await expect(frameOn(page).getByText("Smith", { exact: true })).toHaveCount(1);
        await calculatorIn(frameOn(page));
        await expectWholeInSight(page);
        expect(await places()).toEqual(before);
        expect(await scrolled()).toBe(scrolledBefore);
      };
      await name.fill("Smith <b>");
      await expect(page.getByText(embedBuilder.form.partnerError)).toBeVisible();
      expect(await places()).toEqual(before);
      await name.fill("Smith");
      await expectSamePlaces();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.insertText("ffcc00");
      await expect(noteOnColor(page)).toContainText("#ffcc00");
      // The next field may be below the window, and the browser scrolls to it.
      await page.keyboard.press("Tab");
      await expectSamePlaces();
      await expect(frameOn(page).locator("html[data-accent]")).toHaveCount(1);
      await expectSamePlaces();
    },
  );

test("the preview sends nothing, and Send says so", inTestAll, async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await openBuilder(page);
  await page.getByLabel(embedBuilder.form.partner).fill("Nobody & Sons");
  const frame = frameOn(page);
  await expect(frame.getByText(`Nobody & Sons ${embed.with} ${firm.name}`)).toBeVisible();
  const calculator = await calculatorIn(frame);
  await reachResult(calculator);
  await fillInContact(calculator);
  await button(calculator, "Send").click();
  const dialog = frame.getByRole("dialog", { name: embed.preview.title });
  await expect(dialog).toContainText(embed.preview.text);
  await expect(button(dialog, "Close")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const [, inner] = page.frames();
  if (inner) await turnPage(inner, "hidden");
  expect(posts).toEqual([]);
  expect(newestLead()?.partner).not.toBe("Nobody & Sons");

  // Her own link opens an empty calculator, although she has just tried it in this browser.
  await page.goto(`${embedPath}?partner=Nobody+%26+Sons`);
  await expect(
    page.getByRole("heading", { name: rdCalculator.steps["practice-types"].heading }),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test(
  "the QR code is downloaded as SVG and as a PNG that prints, and holds the link",
  inTestAll,
  async ({ page }) => {
    await openBuilder(page);
    await page.getByLabel(embedBuilder.form.partner).fill("Smith & Sons");
    const link = `${ours}${embedPath}?partner=Smith+%26+Sons`;
    await expect(page.getByRole("img", { name: link })).toBeVisible();
    const { modules } = create(link, { errorCorrectionLevel: "M" });

    const svg = await downloaded(page, embedBuilder.link.download.svg);
    expect(svg.name).toBe("calculator-smith-sons.svg");
    expect(`${svg.bytes}`).toBe(qrSvg(modules));

    const png = await downloaded(page, embedBuilder.link.download.png);
    expect(png.name).toBe("calculator-smith-sons.png");
    const drawn = await page.evaluate(
      async ({ base64, size, margin }) => {
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext("2d");
        context?.drawImage(picture, 0, 0);
        const module = picture.width / (size + 2 * margin);
        const dark = Array.from({ length: size * size }, (_, index) => {
          const x = (margin + (index % size) + 0.5) * module;
          const y = (margin + Math.floor(index / size) + 0.5) * module;
          return context?.getImageData(x, y, 1, 1).data[0] === 0 ? 1 : 0;
        });
        return { width: picture.width, dark };
      },
      { base64: png.bytes.toString("base64"), size: modules.size, margin: 4 },
    );
    expect(drawn.width).toBeGreaterThanOrEqual(1200);
    expect(drawn.dark).toEqual([...modules.data].map(Number));
  },
);

async function downloaded(page: Page, label: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: label }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("the link opens the calculator itself under the partner's name, on a phone and on a desk", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${ours}${embedPath}?partner=Smith+%26+Sons&accent=7a1f3d`);
  await page.locator("[data-island][data-hydrated]").waitFor();
  const calculator = page.getByRole("region", { name: rdCalculator.name });
  await expect(page.getByText(`Smith & Sons ${embed.with} ${firm.name}`)).toBeInViewport();
  await expect(calculator.getByRole("checkbox").first()).toBeInViewport();
  await expect(page).toHaveTitle(/Smith & Sons/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  // With the keyboard alone; the last field before the bar at the window's foot is not covered.
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).focus();
  await page.keyboard.press("Space");
  await button(calculator, "Continue").focus();
  await page.keyboard.press("Enter");
  await expect(calculator.getByRole("heading", { level: 3 })).toBeFocused();
  await button(calculator, "Back").click();
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).uncheck();

  await reachResult(calculator);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await send(calculator);
  const lead = newestLead();
  expect(lead).toMatchObject({ partner: "Smith & Sons", source_page: embedPath });
  expect(lead?.embedding_host).toBeNull();

  // A link to the rest of the site stays in the tab, and the site knows the partner.
  await page.getByRole("link", { name: embed.site.label }).click();
  await page.waitForURL(`${ours}${embed.site.href}`);
  expect(await page.evaluate(() => sessionStorage.getItem("ledgerwell-visit"))).toContain("Smith");
});

test("the accent colors every control, from the first step on", async ({ page }) => {
  await page.goto(`${ours}${embedPath}?partner=Smith&accent=7a1f3d`);
  await page.locator("[data-island][data-hydrated]").waitFor();
  const calculator = page.getByRole("region", { name: rdCalculator.name });
  const burgundy = "rgb(122, 31, 61)";
  const expectColor = (one: Locator, property: "color" | "backgroundColor" | "outlineColor") =>
    expect
      .poll(() => one.evaluate((element, name) => getComputedStyle(element)[name], property))
      .toBe(burgundy);
  for (const icon of await calculator.locator(".practice-type > svg").all())
    await expectColor(icon, "color");
  await expectColor(calculator.locator(".bg-leaf").first(), "backgroundColor");
  await expectColor(page.getByRole("link", { name: embed.privacy.label }), "color");

  const dentistry = calculator.getByRole("checkbox", { name: nameOf("dentistry") });
  await dentistry.focus();
  await page.keyboard.press("Space");
  await expectColor(dentistry, "backgroundColor");
  await expectColor(calculator.locator(".choice:has(:focus-visible)"), "outlineColor");
  await expectColor(button(calculator, "Continue"), "backgroundColor");
  await button(calculator, "Continue").click();
  for (const id of ["orthodontics", "endodontics"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await button(calculator, "Continue").click();
  expect(await firmColorsIn(calculator)).toEqual([]);
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

test(
  "data-specialties limits the calculator to practice types, and an unknown one is only warned of",
  inTestAll,
  async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${host.url}/dentists`);
    const calculator = await calculatorIn(frameOn(page));
    await expect(calculator.getByRole("checkbox")).toHaveCount(1);
    await expect(calculator.getByRole("checkbox", { name: nameOf("dentistry") })).toBeChecked();
    await expect(button(calculator, "Continue")).toBeEnabled();
    expect(warnings.filter((text) => text.includes("law"))).toHaveLength(1);
    expect(errors).toEqual([]);
    await expectWholeInSight(page);
    await reachResult(calculator);

    await page.goto(`${ours}${embedPath}?specialties=law,%00`);
    await page.locator("[data-island][data-hydrated]").waitFor();
    await expect(page.locator(".practice-type").getByRole("checkbox")).toHaveCount(
      practiceTypes.length,
    );
  },
);
