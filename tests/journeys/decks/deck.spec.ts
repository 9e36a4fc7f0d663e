import { expect, type Page, test } from "@playwright/test";
import { feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import { feeTerms } from "#content/fees.ts";
import { deckCards, decksPage } from "#content/pages/decks.ts";
import { withoutEmphasis } from "#design-system/layout/emphasized.tsx";
import { decks } from "#protected/decks/index.ts";
import { formatUsd } from "#wording/numbers.ts";
import { accessibilityFaults, watch } from "../../support/built-pages/page-checks.ts";
import { activeSlide, openDeck } from "../../support/journeys/open-deck.ts";
import { nameOf } from "../../support/journeys/rd-calculator.ts";

type DeckId = keyof typeof decks;

const words = decksPage.deck;
const previous = (page: Page) => page.getByRole("button", { name: "Previous" });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const dots = (page: Page) =>
  page.getByRole("button", { name: new RegExp(`^${words.slide} \\d+ ${words.of}`) });
const announced = (page: Page) => page.locator("[data-announcement]");
const title = (page: Page) => activeSlide(page).getByRole("heading", { level: 2 });

const countOf = (deck: DeckId): number => decks[deck].slides.length;
const titleOf = (deck: DeckId, slide: number): string =>
  withoutEmphasis(decks[deck].slides[slide - 1]?.title ?? "");
const numberOf = (deck: DeckId, slideId: string): number =>
  decks[deck].slides.findIndex(({ id }) => id === slideId) + 1;
const placeOf = (deck: DeckId, slide: number): string =>
  `${words.slide} ${slide} ${words.of} ${countOf(deck)}`;

async function expectSlide(page: Page, deck: DeckId, number: number) {
  await expect(page.getByText(`${number} / ${countOf(deck)}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]slide=${number}(&|$)`));
  await expect(dots(page).nth(number - 1)).toHaveAttribute("aria-current", "true");
  await expect(activeSlide(page)).toHaveCount(1);
}

test("a presenter turns slides with buttons, dots and keys, within bounds", async ({ page }) => {
  const trouble = watch(page);
  const deck = "convertible-tax-bonds";
  const last = countOf(deck);
  await openDeck(page, deck);
  await expectSlide(page, deck, 1);
  await expect(dots(page)).toHaveCount(last);
  await expect(previous(page)).toBeDisabled();
  await expect(announced(page)).toBeEmpty();
  await next(page).click();
  await expectSlide(page, deck, 2);
  await expect(announced(page)).toHaveText(`${placeOf(deck, 2)}: ${titleOf(deck, 2)}`);
  await dots(page).last().click();
  await expectSlide(page, deck, last);
  await expect(next(page)).toBeDisabled();
  await previous(page).click();
  await expectSlide(page, deck, last - 1);
  await expect(title(page)).toHaveText(titleOf(deck, last - 1));
  await page.keyboard.press("End");
  await expectSlide(page, deck, last);
  expect(trouble).toEqual([]);
});

test("a presenter keeps the slide on reload, and leaves the deck with one step back @test:all", async ({
  page,
}) => {
  const deck = "charitable-donation";
  await openDeck(page, deck);
  await page.goto("/presentations");
  const name = deckCards.find(({ id }) => id === deck)?.title ?? "";
  await page.getByRole("link", { name }).click();
  await expectSlide(page, deck, 1);
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, deck, 2);
  await page.reload();
  await expectSlide(page, deck, 2);
  // By keyboard, the focus stays at the ends.
  await dots(page)
    .nth(countOf(deck) - 2)
    .click();
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expectSlide(page, deck, countOf(deck));
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.keyboard.press("Shift+Tab");
  await expect(dots(page).last()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/presentations");
});

test("a presenter shows the deck on the full screen @test:all", async ({ page }) => {
  await openDeck(page, "rd-tax-credits");
  await page.getByRole("button", { name: words.fullScreen }).click();
  const full = () => page.evaluate(() => document.fullscreenElement?.className);
  await expect.poll(full).toBe("deck");
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, "rd-tax-credits", 2);
  await page.getByRole("button", { name: words.leaveFullScreen }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(full).toBeUndefined();
});

test("a presenter has notes in a second window that stays in step @test:all", async ({ page }) => {
  const deck = "rd-tax-credits";
  const { slides } = decks[deck];
  await openDeck(page, deck, 2);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: words.notes }).click();
  const notes = await opened;
  const now = (slide: number) =>
    notes.getByText(`${decksPage.notes.now} · ${placeOf(deck, slide)}`);
  await expect(now(2)).toBeVisible();
  for (const note of slides[1]?.notes ?? [])
    await expect(notes.getByText(note, { exact: true })).toBeVisible();
  await expect(notes.getByRole("heading", { name: titleOf(deck, 3) })).toBeVisible();
  await expect(notes.getByText(/^\d+:\d\d$/)).toBeVisible();
  expect(await accessibilityFaults(notes)).toEqual([]);

  await notes.getByRole("button", { name: "Next" }).click();
  await expectSlide(page, deck, 3);
  await page.keyboard.press("End");
  await expect(now(slides.length)).toBeVisible();
  await expect(notes.getByText(decksPage.notes.last)).toBeVisible();
  await notes.reload();
  await expect(now(slides.length)).toBeVisible();
});

test("a presenter computes with the client on the last slide, and the fees follow there and before @test:all", async ({
  page,
}) => {
  const deck = "rd-tax-credits";
  const calculatorSlide = numberOf(deck, "calculator");
  await openDeck(page, deck, calculatorSlide);
  const calculator = page.locator(".slide-calculator");
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await calculator.getByRole("button", { name: "Continue" }).click();
  await calculator.getByRole("checkbox", { name: nameOf("orthodontics") }).check();
  await calculator.getByRole("button", { name: "Continue" }).click();
  for (const activity of await calculator.getByRole("checkbox").all()) await activity.check();
  const wages = calculator.getByLabel("Doctor/owner annual wages");
  await wages.fill("400000");
  await wages.press("ArrowLeft");
  await wages.press("Home");
  await expectSlide(page, deck, calculatorSlide);
  await calculator.getByLabel("Clinical staff annual wages").fill("300000");
  await calculator.getByLabel("State").selectOption({ label: "Utah" });
  await calculator.getByRole("button", { name: "Calculate Results" }).click();
  const heading = calculator.getByRole("heading", { level: 3 });
  await expect(heading).toBeInViewport();
  // Four activities at medium innovation. The fee is a share of the federal credit alone.
  const creditInUsd = 700_000 * 0.3 * 0.1;
  const credit = formatUsd(creditInUsd);
  const stays = formatUsd(feeAndReturn(creditInUsd, feeTerms).netInUsd);
  const slip = () => activeSlide(page).locator(".fee-slip");
  await expect(slip()).toContainText(credit);
  await expect(slip()).toContainText(stays);
  await page.keyboard.press("PageUp");
  await expectSlide(page, deck, numberOf(deck, "fees"));
  await expect(slip()).toContainText(credit);
  await expect(activeSlide(page).getByText(stays).last()).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("slides turn by swiping and stay while scrolling @test:all", async ({ page }) => {
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

test("a visitor who prefers reduced motion gets none @test:all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDeck(page, "rd-tax-credits");
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText(titleOf("rd-tax-credits", 2));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
