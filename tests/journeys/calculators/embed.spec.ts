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
import { embed, embedPath } from "#content/calculators/embed.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { countPath } from "#contracts/endpoints.ts";
import {
  accessibilityFaults,
  overflowing,
  turnPage,
} from "../../support/built-pages/page-checks.ts";
import { button, fillInContact, reachResult } from "../../support/journeys/rd-calculator.ts";
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

function newestLead(): Lead {
  const database = new DatabaseSync(join(server.dataDir, "leads.sqlite"), { readOnly: true });
  try {
    const row = database.prepare("SELECT * FROM leads ORDER BY created_at DESC LIMIT 1").get();
    return row as unknown as Lead;
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

test("two elements under a strict policy each keep their height, and ignore foreign messages", async ({
  page,
}) => {
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
});

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

test("a page that mounts it fifty times and moves it keeps one frame, one listener and the answers", async ({
  page,
}) => {
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
});

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

test("a plain frame of 300 px escapes the parameters of its address", async ({ page }) => {
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
  expect(newestLead().partner).toBeNull();
  expect(dialogs).toBe(0);
});

test("a sandboxed frame, as in WordPress, can send, and shows the addresses of its links", async ({
  page,
}) => {
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
});

test("an accountant builds the line for their site and sees it work", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ours });
  await page.goto(`${ours}/advisors`);
  await page.getByRole("main").locator('a[href="/advisors/embed"]').first().click();
  await page.locator("[data-island=embed-builder][data-hydrated]").waitFor();
  const name = page.getByLabel(embedBuilder.form.partner);
  const color = page.getByLabel(embedBuilder.form.accent);
  await name.fill("<b>Smith</b>");
  await expect(page.getByText(embedBuilder.form.partnerError)).toBeVisible();
  await name.fill("Smith & Sons");
  await color.fill("ffff00");
  await expect(page.getByText(embedBuilder.form.accentTooLight)).toBeVisible();
  await color.fill("#7A1F3D");
  await button(page.getByRole("main"), embedBuilder.snippets.copy).first().click();
  await expect(page.getByText(embedBuilder.snippets.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script async src="${ours}/embed.js" data-partner="Smith &amp; Sons" data-accent="7a1f3d"></script>`,
  );

  const marked = `${ours}/?partner=Smith+%26+Sons`;
  await expect(page.getByRole("link", { name: marked })).toHaveAttribute("href", marked);
  await expect(page.getByRole("img", { name: marked })).toBeVisible();

  const preview = frameOn(page);
  await expect(preview.getByText(`Smith & Sons ${embed.with} ${firm.name}`)).toBeVisible();
  await calculatorIn(preview);
  await expectWholeInSight(page);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The same link from paper. The site remembers its marks for the visit.
  await page.goto(marked);
  await page.goto(`${ours}/contact`);
  expect(await page.evaluate(() => sessionStorage.getItem("ledgerwell-visit"))).toContain("Smith");
});
