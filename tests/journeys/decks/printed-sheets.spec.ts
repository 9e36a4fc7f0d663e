import { expect, type Page, test } from "@playwright/test";
import { decks } from "#protected/decks/index.ts";
import {
  accessibilityFaults,
  overflowing,
  pageCount,
} from "../../support/built-pages/page-checks.ts";
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
  /** Turns the slides from the first to the last. */
  async function onEachSlide(page: Page, look: (slide: string) => Promise<void>): Promise<void> {
    await page.keyboard.press("Home");
    for (let number = 1; number <= deck.slides.length; number++) {
      await expect(page).toHaveURL(new RegExp(`slide=${number}`));
      await look(`slide ${number}`);
      await page.keyboard.press("ArrowRight");
    }
  }

  test(`${id} is seen whole on laptops, reads downwards on phones and is accessible @test:all`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openDeck(page, id);
    await page.setViewportSize(laptop);
    await onEachSlide(page, async (slide) => {
      await expect(activeSlide(page), slide).toHaveCSS("height", "900px");
      await expect(activeSlide(page), slide).toHaveCSS("width", "1440px");
      await expect(activeSlide(page), slide).toBeInViewport({ ratio: 1 });
      expect(await cut(page), slide).toEqual([]);
      expect(await overflowing(page), slide).toEqual([]);
      expect(await accessibilityFaults(page), slide).toEqual([]);
    });
    await page.setViewportSize(phone);
    await onEachSlide(page, async (slide) => {
      expect(await cut(page), `${slide} on a phone`).toEqual([]);
      expect(await overflowing(page), `${slide} on a phone`).toEqual([]);
    });
    expect(await accessibilityFaults(page), "the last one on a phone").toEqual([]);
  });

  test(`${id} prints one slide a page, whichever is shown @test:all @every-chromium`, async ({
    page,
  }) => {
    await openDeck(page, id, 2);
    for (const size of [{ preferCSSPageSize: true }, { format: "Letter" }, { format: "A4" }])
      expect(pageCount(await page.pdf(size)), JSON.stringify(size)).toBe(deck.slides.length);
  });
}
