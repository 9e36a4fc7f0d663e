import { expect, type Page, test } from "@playwright/test";
import { contactPage } from "#content/contact.ts";
import { examplesCalculator } from "#content/examples-calculator.ts";
import { islandFailure } from "#content/island-failure.ts";
import { newsletter } from "#content/knowledge-bank.ts";
import { practiceTypes } from "#content/practice-types.ts";
import { presentations } from "#content/presentations.ts";
import { islandFailurePath } from "#contracts/endpoints.ts";
import { amountOn, openWorksheet, typeInto, worksheetStarted } from "../support/form-6765.ts";
import { accessibilityFaults } from "../support/page-checks.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const react = "**/assets/entry.client-*.js";
const started = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-hydrated]`);

/** Opens a page whose React arrives only when the function it gives is called. */
async function openBeforeReact(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: letReactCome } = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  return letReactCome;
}

for (const [path, island] of [
  ["/", "rd-calculator"],
  ["/contact", "contact-form"],
] as const)
  test(`${path} starts, with React, before any number or date is formatted`, async ({ page }) => {
    // A phone takes a tenth of a second for the first format of either kind.
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ["NumberFormat", "DateTimeFormat"] as const)
        Intl[name] = new Proxy(Intl[name], {
          construct(kind, args) {
            made.push(`${name} ${new Error().stack}`);
            return Reflect.construct(kind, args);
          },
        }) as never;
    });
    await page.goto(path);
    await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
    await expect(started(page, island)).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  });

test.describe("what a visitor did before React started counts", () => {
  test("an income typed into the examples calculator", async ({ page }) => {
    const letReactCome = await openBeforeReact(page, "/case-studies");
    const income = page.getByLabel("Annual income");
    await income.pressSequentially("500000");
    await page.getByText("Business Owner", { exact: true }).click();
    await page.getByLabel(examplesCalculator.form.taxYear, { exact: true }).selectOption("2025");
    letReactCome();
    await started(page, "examples-calculator").waitFor();
    await expect(income).toHaveValue("500,000");
    await page.getByRole("button", { name: "View Educational Examples" }).click();
    await expect(page.getByText("$42,664").first()).toBeVisible();
  });

  test("a practice type ticked in the calculator, and one ticked and unticked", async ({
    page,
  }) => {
    const letReactCome = await openBeforeReact(page, "/");
    const card = (index: number) =>
      page.getByRole("checkbox", { name: practiceTypes[index]?.name ?? "" });
    const next = page.getByRole("button", { name: "Continue" });
    await card(0).check({ force: true });
    await card(1).check({ force: true });
    await card(1).uncheck({ force: true });
    await expect(next).toBeDisabled();
    letReactCome();
    await started(page, "rd-calculator").waitFor();
    await expect(card(0)).toBeChecked();
    await expect(card(1)).not.toBeChecked();
    await expect(next).toBeEnabled();
  });

  test("a box ticked in a worksheet whose amounts are from an earlier visit", async ({ page }) => {
    await openWorksheet(page);
    await typeInto(page, { "Qualified wages": "100000" });
    const letReactCome = await openBeforeReact(page, "/advisors/form-6765");
    await page.getByLabel("Reduced credit under section 280C").check();
    letReactCome();
    await worksheetStarted(page);
    await expect(amountOn(page, "30")).toHaveText("$4,740");
  });

  test("a message typed into the contact form", async ({ page }) => {
    const words = contactPage.form;
    const letReactCome = await openBeforeReact(page, "/contact");
    const [, , topic = ""] = words.topics;
    await page.getByLabel(words.name, { exact: true }).fill("Dr. Ada Lind");
    await page.getByLabel(words.email).first().fill("ada@practice.example");
    await page.getByLabel(words.topic).selectOption(topic);
    await page.getByLabel(words.message).fill("Does our new workflow count?");
    await expect(page.getByRole("button", { name: words.button })).toBeDisabled();
    letReactCome();
    await started(page, "contact-form").waitFor();
    const sending = page.waitForRequest("**/functions/v1/contact");
    await page.getByRole("button", { name: words.button }).click();
    expect((await sending).postDataJSON()).toMatchObject({
      name: "Dr. Ada Lind",
      email: "ada@practice.example",
      topic,
      message: "Does our new workflow count?",
      consent: words.consent,
    });
    await expect(page.getByRole("status").filter({ hasText: words.sent })).toBeVisible();
  });

  test("an address typed into the newsletter's form", async ({ page }) => {
    const letReactCome = await openBeforeReact(page, "/knowledge-bank");
    await page.getByPlaceholder(newsletter.placeholder).fill("ada@practice.example");
    letReactCome();
    await started(page, "subscribe-form").waitFor();
    const sending = page.waitForRequest("**/functions/v1/subscribe");
    await page.getByRole("button", { name: "Subscribe" }).click();
    expect((await sending).postDataJSON()).toMatchObject({ email: "ada@practice.example" });
  });

  test("a password typed at the gate", async ({ page }) => {
    const letReactCome = await openBeforeReact(page, "/presentations");
    await page.getByLabel("Password").fill(siteUnderTest.presentationsPassword);
    letReactCome();
    await started(page, "gate").waitFor();
    await page.getByRole("button", { name: presentations.gate.submit }).click();
    await expect(page.getByRole("button", { name: presentations.list.lock })).toBeVisible();
  });
});

test("the caret stays where the visitor was typing when React starts", async ({ page }) => {
  const letReactCome = await openBeforeReact(page, "/presentations");
  const password = page.getByLabel("Password");
  await password.fill("abcdef");
  await password.press("ArrowLeft");
  await password.press("ArrowLeft");
  letReactCome();
  await started(page, "gate").waitFor();
  await password.press("X");
  await expect(password).toHaveValue("abcdXef");
});

test("a form is sent where the page is served without TLS, on an office network", async ({
  page,
}) => {
  // What a browser withholds there.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const words = contactPage.form;
  await page.goto("/contact");
  await page.getByLabel(words.name, { exact: true }).fill("Dr. Ada Lind");
  await page.getByLabel(words.email).first().fill("ada@practice.example");
  await page.getByLabel(words.message).fill("Does our workflow count?");
  await page.getByRole("button", { name: words.button }).click();
  await expect(page.getByRole("status").filter({ hasText: words.sent })).toBeVisible();
});

test.describe("a part of the page whose files are gone", () => {
  for (const [what, files] of [
    ["its own", "**/assets/rd-calculator-*.js"],
    ["React's", react],
  ] as const)
    test(`says so in its place and in the server's log, and offers to reload: ${what}`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
      const reporting = page.waitForRequest("**/functions/v1/island-failure");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/wealthfd");
      const island = page.locator('[data-island="rd-calculator"]');
      await island.scrollIntoViewIfNeeded();
      const notice = island.getByRole("alert").filter({ hasText: islandFailure.text });
      await expect(notice).toBeVisible();
      expect((await reporting).postDataJSON()).toMatchObject({
        island: "rd-calculator",
        page: "/wealthfd",
      });
      expect((await (await reporting).response())?.status()).toBe(200);
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.unroute(files);
      await island.getByRole("button", { name: islandFailure.reload }).click();
      await started(page, "rd-calculator").waitFor();
      await expect(island.getByRole("alert").filter({ hasText: islandFailure.text })).toHaveCount(
        0,
      );
    });
});

test("a page left while its parts still load says nothing of a failure", async ({ page }) => {
  const failures: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(islandFailurePath)) failures.push("reported to the server");
  });
  const { promise: left, resolve: letItBeLeft } = Promise.withResolvers<void>();
  const { promise: held, resolve: endLoading } = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await held;
    await route.abort();
  });
  await page.route("**/terms", async (route) => {
    await left;
    await route.continue();
  });
  await page.goto("/contact");
  await page.locator('[data-island="contact-form"]').scrollIntoViewIfNeeded();
  const asked = page.waitForRequest("**/terms");
  await page.evaluate(() => location.assign("/terms"));
  await asked;
  // As Firefox does by itself once the next page has been asked for.
  const ended = page.waitForEvent("requestfailed");
  endLoading();
  await ended;
  letItBeLeft();
  await page.waitForURL("**/terms");
  expect(failures).toEqual([]);
});
