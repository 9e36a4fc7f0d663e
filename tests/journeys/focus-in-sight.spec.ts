import { expect, type JSHandle, type Locator, type Page, test } from "@playwright/test";
import { deckCards } from "#content/pages/decks.ts";
import { articles } from "../support/built-pages/articles.ts";
import { openWorksheet } from "../support/journeys/form-6765.ts";
import { openDeck } from "../support/journeys/open-deck.ts";
import {
  answerAsOrthodontist,
  button,
  heading,
  openAnswered,
  openCalculator,
} from "../support/journeys/rd-calculator.ts";

const windows = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** A part of a page to walk through, and the sticky bars that may be over it. */
type Way = { part: Element; bars: HTMLElement[] };

const wayThrough = (within: Locator): Promise<JSHandle<Way>> =>
  within.evaluateHandle((part) => {
    const staysInPlace = (element: HTMLElement) =>
      ["fixed", "sticky"].includes(getComputedStyle(element).position);
    const elements = [...document.querySelectorAll<HTMLElement>("*")];
    return { part, bars: elements.filter(staysInPlace) };
  });

/**
 * Which part of the focused control is under a sticky bar (WCAG 2.4.11), and whether focus is still
 * within the tested part of the page.
 */
function lookAtFocus({ part, bars }: Way): { covered: string[]; inside: boolean } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { covered: [], inside: false };
  // A card's checkbox is invisible, so the card is measured.
  const shown = focused.matches(".sr-only, input[type=checkbox], input[type=radio]")
    ? (focused.closest("label") ?? focused)
    : focused;
  const box = shown.getBoundingClientRect();
  // Elements behind a modal dialog do not cover its content.
  const dialog = focused.closest("dialog");
  const inTheWay = bars.filter(
    (bar) =>
      !bar.contains(focused) &&
      bar.checkVisibility({ visibilityProperty: true }) &&
      (!dialog || dialog.contains(bar)),
  );
  const covered = inTheWay.flatMap((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const deep = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    const wide = Math.min(box.right, right) - Math.max(box.left, left);
    if (deep <= 1 || wide <= 1) return [];
    // A table taller than the window cannot be clear of the bar, but part of it always is.
    if (box.height + bottom - top > innerHeight && deep < box.height / 2) return [];
    const name = shown.textContent?.trim().slice(0, 40) || shown.outerHTML.slice(0, 80);
    return `${name}: ${Math.round(deep)} px of ${Math.round(box.height)} under .${bar.className}`;
  });
  return { covered, inside: part.contains(focused) };
}

/** Tab from `start` to the end of `within`, then Shift+Tab back: no control is covered. */
async function walk(page: Page, start: Locator, within: Locator): Promise<void> {
  const way = await wayThrough(within);
  await start.evaluate((element: HTMLElement) => {
    // Headings and the page itself get focus only by script.
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus();
  });
  let steps = 0;
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let inside = true; inside && steps < 200; steps += 1) {
      await page.keyboard.press(key);
      const look = async () => {
        const seen = await way.evaluate(lookAtFocus);
        inside = seen.inside;
        return seen.covered;
      };
      // A bar may take a moment to move out of the way.
      await expect.poll(look, { message: key }).toEqual([]);
    }
  }
  expect(steps).toBeGreaterThan(4);
}

for (const size of windows)
  test.describe(`at ${size.width} by ${size.height} no bar covers what has the focus @test:all`, () => {
    test.use({ viewport: size, reducedMotion: "reduce" } as object);

    test("in the calculator, from the first card to the result", async ({ page }) => {
      const calculator = await openCalculator(page);
      const walkThrough = () => walk(page, heading(calculator), calculator);
      await walkThrough();
      await calculator.getByRole("checkbox").nth(1).check();
      await button(calculator, "Continue").click();
      await walkThrough();
      await button(calculator, "Back").click();
      await calculator.getByRole("checkbox").nth(1).uncheck();
      await answerAsOrthodontist(calculator);
      await walkThrough();
      await button(calculator, "Calculate Results").click();
      await expect(button(calculator, "Send")).toBeVisible();
      await walkThrough();
    });

    test("in a deck", async ({ page }) => {
      for (const { id } of deckCards) {
        await openDeck(page, id);
        await walk(page, page.locator("body"), page.locator(".deck"));
      }
    });

    test("in the Form 6765 worksheet", async ({ page }) => {
      // With a notice in the bar, when it is at its tallest.
      await openWorksheet(page, "#qualified-wages=315000&tax-year=2025");
      await expect(page.locator(".worksheet-notice p")).toBeVisible();
      const worksheet = page.locator(".form-6765");
      await walk(page, worksheet, worksheet);
    });

    test("in an article", async ({ page }) => {
      const [article] = articles as [(typeof articles)[number]];
      await page.goto(article.path);
      await walk(page, page.locator("#page"), page.locator("#page"));
    });

    test("in the dialog of a case", async ({ page }) => {
      await page.goto("/case-studies");
      await page.locator(".case-card-open").first().click();
      const dialog = page.locator("dialog[open]");
      await walk(page, dialog, dialog);
    });
  });

test("an open running estimate gives way to the control that a keyboard goes to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = await openAnswered(page);
  const bar = calculator.locator(".running-bar");
  await bar.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(bar).toHaveAttribute("open");
  await page.keyboard.press("Shift+Tab");
  await expect(bar).not.toHaveAttribute("open");
  const way = await wayThrough(calculator);
  await expect.poll(async () => (await way.evaluate(lookAtFocus)).covered).toEqual([]);
});
