import { globSync } from "node:fs";
import { basename } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { contactPage } from "#content/contact.ts";
import { islandFailure } from "#content/island-failure.ts";
import { presentations } from "#content/presentations.ts";
import { rdCalculator } from "#content/rd-calculator.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { decks } from "#protected/decks/index.ts";
import { clientFolder } from "../support/built-site.ts";
import { type DeployedSite, startDeployedSite } from "../support/deploys.ts";
import { activeSlide, openDeck } from "../support/open-deck.ts";
import {
  answerAsOrthodontist,
  button,
  fillInContact,
  heading,
  nameOf,
  openCalculator,
  openResult,
  resultHeading,
  sampleContact,
} from "../support/rd-calculator.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const test = base.extend<{ site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  site: async ({}, use) => {
    const { presentationsPassword: PRESENTATIONS_PASSWORD } = siteUnderTest;
    const site = await startDeployedSite({ RATE_LIMIT: "off", PRESENTATIONS_PASSWORD });
    await use(site);
    await site.remove();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ reducedMotion: "reduce" });
// Each starts two servers.
test.describe.configure({ timeout: 180_000 });

const words = rdCalculatorResult;
const started = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-hydrated]`);

/** Opens the contact page and fills it in; React arrives when the function it gives is called. */
async function fillInContactFormBeforeReact(page: Page): Promise<() => void> {
  const { promise: allowed, resolve: letReactCome } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByLabel(contactPage.form.message).fill("Does our new workflow count?");
  await page.getByLabel(contactPage.form.name, { exact: true }).fill(sampleContact.Name);
  return letReactCome;
}

test.describe("a tab opened before a deploy", () => {
  test("previews and sends the estimate as if nothing had happened", async ({ page, site }) => {
    const calculator = await openResult(page);
    await fillInContact(calculator);
    await site.deploy();
    const fetched = page.waitForResponse("**/assets/*.js");
    await button(calculator, words.send.preview).click();
    const frame = page.getByRole("dialog").frameLocator("iframe");
    await expect(frame.getByText(sampleContact["Practice name"]).first()).toBeVisible();
    const script = await fetched;
    expect([script.status(), script.url().includes("-next")]).toEqual([200, false]);
    await page.keyboard.press("Escape");
    await button(calculator, words.send.send).click();
    await expect(page.getByText(words.send.success)).toBeVisible();
  });

  test("starts a form that had not been started", async ({ page, site }) => {
    const letReactCome = await fillInContactFormBeforeReact(page);
    await site.deploy();
    letReactCome();
    await started(page, "contact-form").waitFor();
    await expect(page.getByLabel(contactPage.form.message)).toHaveValue(
      "Does our new workflow count?",
    );
  });

  test("finds every script and font of its build, kept for a year by whoever has it", async ({
    request,
    site,
  }) => {
    const assets = globSync(`${clientFolder}/assets/*.{js,woff2}`).map((file) => basename(file));
    expect(assets.length).toBeGreaterThan(20);
    await site.deploy();
    for (const name of assets) {
      const answer = await request.get(`/assets/${name}`);
      expect([name, answer.status()]).toEqual([name, 200]);
      expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });
});

test.describe("a tab so old that its files are gone", () => {
  const gone = { forgetEarlier: true };

  test("says that the preview is missing, keeps what was typed, and sends", async ({
    page,
    site,
  }) => {
    const calculator = await openResult(page);
    await fillInContact(calculator);
    await site.deploy(gone);
    await button(calculator, words.send.preview).click();
    await expect(page.getByRole("dialog").getByText(words.preview.failed)).toBeVisible();
    await page.keyboard.press("Escape");
    for (const [label, text] of Object.entries(sampleContact))
      await expect(calculator.getByLabel(label, { exact: true })).toHaveValue(text);
    await button(calculator, words.send.send).click();
    await expect(page.getByText(words.send.success)).toBeVisible();
  });

  test("shows the number without its working, and all of it after a reload", async ({
    page,
    site,
  }) => {
    const calculator = await openCalculator(page);
    await site.deploy(gone);
    await answerAsOrthodontist(calculator);
    await button(calculator, "Calculate Results").click();
    await expect(heading(calculator)).toHaveText(resultHeading("$33,075"));
    await expect(calculator.getByText(rdCalculator.resultFailed)).toBeVisible();
    await button(calculator, rdCalculator.reload).click();
    await expect(button(calculator, words.send.send)).toBeVisible();
    await expect(heading(calculator)).toHaveText(resultHeading("$33,075"));
  });

  test("offers to reload a form, and brings back what was typed into it", async ({
    page,
    site,
  }) => {
    const form = contactPage.form;
    const [, topic = ""] = form.topics;
    const letReactCome = await fillInContactFormBeforeReact(page);
    await page.getByLabel(form.topic).selectOption(topic);
    await site.deploy(gone);
    letReactCome();
    const island = page.locator('[data-island="contact-form"]');
    await expect(island.getByRole("alert").filter({ hasText: islandFailure.text })).toBeVisible();
    await island.getByRole("button", { name: islandFailure.reload }).click();
    await started(page, "contact-form").waitFor();
    await expect(page.getByLabel(form.message)).toHaveValue("Does our new workflow count?");
    await expect(page.getByLabel(form.topic)).toHaveValue(topic);
    await page.getByLabel(form.email).first().fill(sampleContact["E-mail"]);
    await page.getByRole("button", { name: form.button }).click();
    await expect(page.getByRole("status").filter({ hasText: form.sent })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Lind");
  });

  test("goes on showing a deck whose calculator is missing", async ({ page }) => {
    const files = "**/assets/rd-calculator-*.js";
    const number = decks["rd-tax-credits"].slides.findIndex(({ id }) => id === "calculator") + 1;
    await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
    await openDeck(page, "rd-tax-credits", number);
    const slide = activeSlide(page);
    await expect(slide.getByText(presentations.deck.calculatorFailed)).toBeVisible();
    await page.unroute(files);
    await slide.getByRole("button", { name: presentations.deck.reload }).click();
    await expect(slide.getByRole("checkbox", { name: nameOf("dentistry") })).toBeVisible();
  });
});
