import { expect, type Page, test } from "@playwright/test";
import { activeSlide, openDeck } from "../support/open-deck.ts";
import { accessibilityFaults, watch } from "../support/page-checks.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const previous = (page: Page) => page.getByRole("button", { name: "Previous" });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const dots = (page: Page) => page.getByRole("button", { name: /^Slide \d of/ });
const announced = (page: Page) => page.locator("[data-announcement]");
const title = (page: Page) => activeSlide(page).getByRole("heading", { level: 2 });

async function expectSlide(page: Page, number: number, count = 6) {
  await expect(page.getByText(`${number} / ${count}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]slide=${number}(&|$)`));
  await expect(dots(page).nth(number - 1)).toHaveAttribute("aria-current", "true");
  await expect(activeSlide(page)).toHaveCount(1);
}

test.describe("a presenter", () => {
  test("turns slides with buttons and dots, within bounds", async ({ page }) => {
    const trouble = watch(page, siteUnderTest.url);
    await openDeck(page, "convertible-tax-bonds");
    await expectSlide(page, 1, 4);
    await expect(dots(page)).toHaveCount(4);
    await expect(previous(page)).toBeDisabled();
    await expect(announced(page)).toBeEmpty();
    await next(page).click();
    await expectSlide(page, 2, 4);
    await expect(announced(page)).toHaveText("Slide 2 of 4: How the bond is meant to work");
    await dots(page).nth(3).click();
    await expectSlide(page, 4, 4);
    await expect(next(page)).toBeDisabled();
    await previous(page).click();
    await expectSlide(page, 3, 4);
    await expect(activeSlide(page)).toContainText("$1,134,600");
    expect(trouble).toEqual([]);
  });

  test("turns slides with the keyboard", async ({ page }) => {
    await openDeck(page, "rd-tax-credits");
    const pressed: [string, number][] = [
      ...([
        ["ArrowRight", 2],
        ["PageDown", 3],
        ["ArrowLeft", 2],
        ["PageUp", 1],
      ] as const),
      ...([
        ["ArrowLeft", 1],
        ["End", 6],
        ["ArrowRight", 6],
        ["Home", 1],
      ] as const),
    ].map(([key, slide]) => [key, slide]);
    for (const [key, slide] of pressed) {
      await page.keyboard.press(key);
      await expectSlide(page, slide);
    }
  });

  test("reaches every control by keyboard and keeps the focus at the ends", async ({ page }) => {
    await openDeck(page, "convertible-tax-bonds", 3);
    await next(page).focus();
    await page.keyboard.press("Enter");
    await expectSlide(page, 4, 4);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    await page.keyboard.press("Shift+Tab");
    await expect(dots(page).nth(3)).toBeFocused();
  });

  test("keeps the slide on reload, and leaves the deck with one step back", async ({ page }) => {
    await openDeck(page, "charitable-donation");
    await page.goto("/presentations");
    await page.getByRole("link", { name: "Charitable Donation Tax Benefit" }).click();
    await expectSlide(page, 1);
    for (const slide of [2, 3, 4]) {
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, slide);
    }
    await page.reload();
    await expectSlide(page, 4);
    await page.goBack();
    await expect(page).toHaveURL("/presentations");
    await page.goForward();
    await expectSlide(page, 4);
  });

  test("finds what comes on the cover, and goes there", async ({ page }) => {
    await openDeck(page, "rd-tax-credits");
    await activeSlide(page).getByRole("button", { name: "Fees and expected return 5" }).click();
    await expectSlide(page, 5);
    await expect(activeSlide(page)).toContainText("$32,725");
  });

  test("shows the deck on the full screen", async ({ page }) => {
    await openDeck(page, "rd-tax-credits");
    await page.getByRole("button", { name: "Full screen" }).click();
    const full = () => page.evaluate(() => document.fullscreenElement?.className);
    await expect.poll(full).toBe("deck");
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 2);
    await page.getByRole("button", { name: "Leave full screen" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(full).toBeUndefined();
  });

  test("has notes in a second window that stays in step both ways", async ({ page }) => {
    await openDeck(page, "rd-tax-credits", 2);
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Notes" }).click();
    const notes = await opened;
    await expect(notes.getByText("Now · Slide 2 of 6")).toBeVisible();
    await expect(notes.getByText("walk it through the four parts")).toBeVisible();
    await expect(notes.getByRole("heading", { name: /^Three documents/ })).toBeVisible();
    await expect(notes.getByText(/^0:0\d$/)).toBeVisible();
    expect(await accessibilityFaults(notes)).toEqual([]);

    await notes.getByRole("button", { name: "Next" }).click();
    await expectSlide(page, 3);
    await page.keyboard.press("End");
    await expect(notes.getByText("Now · Slide 6 of 6")).toBeVisible();
    await expect(notes.getByText("This is the last slide.")).toBeVisible();
    await notes.keyboard.press("Home");
    await expectSlide(page, 1);
    await notes.reload();
    await expect(notes.getByText("Now · Slide 1 of 6")).toBeVisible();
  });

  test("is told when the notes window was blocked", async ({ page }) => {
    await openDeck(page, "rd-tax-credits");
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole("button", { name: "Notes" }).click();
    await expect(page.getByText("blocked the notes window")).toBeVisible();
  });

  test("computes with the client on slide 6, and the fees follow on 5 and 6", async ({ page }) => {
    await openDeck(page, "rd-tax-credits", 6);
    const calculator = page.locator(".slide-calculator");
    await calculator.getByRole("checkbox", { name: /^Dentistry/ }).check();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox", { name: "Orthodontics" }).check();
    await calculator.getByRole("button", { name: "Continue" }).click();
    for (const activity of await calculator.getByRole("checkbox").all()) await activity.check();
    const wages = calculator.getByLabel("Doctor/owner annual wages");
    await wages.fill("400000");
    await wages.press("ArrowLeft");
    await wages.press("Home");
    await expectSlide(page, 6);
    await calculator.getByLabel("Clinical staff annual wages").fill("300000");
    await calculator.getByLabel("State").selectOption({ label: "Utah" });
    await calculator.getByRole("button", { name: "Calculate Results" }).click();
    const heading = calculator.getByRole("heading", { name: /^Your estimated credit is/ });
    await expect(heading).toBeInViewport();
    const credit = /\$[\d,]+/.exec(await heading.innerText())?.[0] ?? "";
    const creditInUsd = Number(credit.replace(/\D/g, ""));
    expect(creditInUsd).toBeGreaterThan(13_044);
    const stays = `$${(creditInUsd - Math.round(creditInUsd * 0.23)).toLocaleString("en-US")}`;
    const slip = () => activeSlide(page).getByRole("figure", { name: /^Fees and return/ });
    await expect(slip()).toContainText(credit);
    await expect(slip()).toContainText(stays);
    await page.keyboard.press("PageUp");
    await expectSlide(page, 5);
    await expect(slip()).toContainText(credit);
    await expect(activeSlide(page).getByText(stays).last()).toBeVisible();
    await expect(activeSlide(page)).not.toContainText("$42,500");
  });
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("slides turn by swiping and stay while scrolling", async ({ page }) => {
    await openDeck(page, "charitable-donation", 2);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await swipe(page, [300, 300], [80, 320]);
    await expect(page).toHaveURL(/slide=3/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await swipe(page, [80, 300], [300, 310]);
    await expect(page).toHaveURL(/slide=2/);
    await swipe(page, [200, 500], [180, 200]);
    await expect(page).toHaveURL(/slide=2/);
  });
});

async function swipe(page: Page, from: [number, number], to: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await touch("touchStart", [from]);
  await touch("touchMove", [to]);
  await touch("touchEnd", []);
  await session.detach();
}

test("whoever asks for less motion gets none", async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: siteUnderTest.url,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openDeck(page, "rd-tax-credits");
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toContainText("1981");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await context.close();
});
