import { expect, type Page, test } from "@playwright/test";
import { decks } from "#protected/decks/index.ts";
import {
  accessibilityFaults,
  overflowing,
  pageCount,
} from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { activeSlide, openDeck } from "../../support/journeys/open-deck.ts";

/** The smallest size at which the whole frame fits. */
const laptop = { width: 1024, height: 640 };
const phone = { width: 320, height: 640 };

/** Descriptions of what overlaps the slide's edge or its footer, except elements that scroll. */
function cut(page: Page): Promise<string[]> {
  return activeSlide(page).evaluate((slide) => {
    const frame = slide.getBoundingClientRect();
    const foot = slide.querySelector(".slide-foot")?.getBoundingClientRect() ?? frame;
    const seen = (element: Element) =>
      !element.closest(".sr-only, .chart-narrow, .cascade-narrow, .slide-calculator") &&
      element.getBoundingClientRect().width > 1;
    return [...slide.querySelectorAll(".slide-head *, .slide-body *")]
      .filter(seen)
      .flatMap((part) => {
        const box = part.getBoundingClientRect();
        const outside =
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 1 ||
          box.bottom > foot.top + 1;
        return outside ? [`${part.tagName}: ${part.textContent?.slice(0, 40)}`] : [];
      });
  });
}

for (const [id, deck] of Object.entries(decks)) {
  const slides = deck.slides.length;

  test(`${id} is seen whole on laptops, its frame 900 px high`, inTestAll, async ({ page }) => {
    await openDeck(page, id);
    await page.setViewportSize(laptop);
    await page.keyboard.press("Home");
    for (let number = 1; number <= slides; number++) {
      const place = `slide ${number} at ${laptop.width} × ${laptop.height}`;
      await expect(page).toHaveURL(new RegExp(`slide=${number}`));
      await expect(activeSlide(page), place).toHaveCSS("height", "900px");
      await expect(activeSlide(page), place).toHaveCSS("width", "1440px");
      await expect(activeSlide(page), place).toBeInViewport({ ratio: 1 });
      expect(await cut(page), place).toEqual([]);
      expect(await overflowing(page), place).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
  });

  test(`${id} reads downwards on phones, nothing cut`, inTestAll, async ({ page }) => {
    await openDeck(page, id);
    await page.setViewportSize(phone);
    await page.keyboard.press("Home");
    for (let number = 1; number <= slides; number++) {
      const place = `slide ${number} at ${phone.width} × ${phone.height}`;
      await expect(page).toHaveURL(new RegExp(`slide=${number}`));
      expect(await cut(page), place).toEqual([]);
      expect(await overflowing(page), place).toEqual([]);
      const smallest = await activeSlide(page).evaluate((slide) =>
        Math.min(
          ...[...slide.querySelectorAll("p, li, dt, dd, td, th, button, span")]
            .filter((part) => part.checkVisibility() && !part.closest("[aria-hidden]"))
            .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
        ),
      );
      expect(smallest, `smallest type of ${place}`).toBeGreaterThanOrEqual(12);
      await page.keyboard.press("ArrowRight");
    }
  });

  test(`${id} has no accessibility fault on any slide`, inTestAll, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openDeck(page, id);
    for (let number = 1; number <= slides; number++) {
      await expect(page).toHaveURL(new RegExp(`slide=${number}`));
      expect(await accessibilityFaults(page), `slide ${number}`).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityFaults(page), "the last one on a phone").toEqual([]);
  });

  test(`${id} prints one slide a page, whichever is shown`, inTestAll, async ({ page }) => {
    await openDeck(page, id, 2);
    for (const size of [{ preferCSSPageSize: true }, { format: "Letter" }, { format: "A4" }])
      expect(pageCount(await page.pdf(size)), JSON.stringify(size)).toBe(slides);
  });
}
