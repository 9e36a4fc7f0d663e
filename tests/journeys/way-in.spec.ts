import { expect, type Page, test } from "@playwright/test";
import { advisorsPage } from "#content/advisors.ts";
import { disclaimer } from "#content/firm.ts";
import { home } from "#content/home.ts";
import { calculatorHref, calculatorId, estimateYours, headerLinks } from "#content/navigation.ts";
import { rdCalculator } from "#content/rd-calculator.ts";
import { rdSummary } from "#content/rd-summary.ts";
import { sampleEstimate } from "#content/sample-estimate.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { rdTaxCredits } from "#content/services/rd-tax-credits.ts";
import { calculatorOn } from "../support/rd-calculator.ts";

const phone = { width: 390, height: 844 };
const question = rdCalculator.steps["practice-types"].heading;

/** The header covers the top of the window: what is under it is not in view. */
async function expectFirstQuestionInView(page: Page) {
  const heading = calculatorOn(page).getByRole("heading", { name: question });
  const header = page.locator("header[data-site-header]");
  await expect
    .poll(async () => {
      const top = (await heading.boundingBox())?.y ?? Number.NaN;
      const covered = (await header.boundingBox())?.height ?? Number.NaN;
      const height = page.viewportSize()?.height ?? Number.NaN;
      return { belowHeader: top >= covered, inUpperHalf: top < height / 2 };
    })
    .toEqual({ belowHeader: true, inUpperHalf: true });
}

test.describe("one tap to the calculator", () => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const)
    test(`a link to it lands on its first question at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(calculatorHref);
      await expectFirstQuestionInView(page);
      // The card itself comes first, not the section's heading or the end of the section before.
      await expect
        .poll(async () => {
          const card = await page.locator(`#${calculatorId}`).boundingBox();
          const header = await page.locator("header[data-site-header]").boundingBox();
          return (card?.y ?? 0) - (header?.height ?? 0);
        })
        .toBeLessThan(48);
    });

  for (const link of [home.hero.estimate, home.hero.slipLink])
    test(`the hero's ${link.label} leads there on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/");
      await page.locator("main").getByRole("link", { name: link.label, exact: true }).click();
      await expectFirstQuestionInView(page);
    });

  test("the slip is a link all over", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const slip = page.getByRole("figure", { name: sampleEstimate.title }).first();
    await slip.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(new RegExp(`#${calculatorId}$`));
  });

  test("the third action is in the first screen of a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const link = page.locator("main").getByRole("link", { name: home.hero.estimate.label });
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test("header, menu and footer lead there from another page", async ({ page }) => {
    await page.goto("/privacy");
    const { label } = headerLinks.calculator;
    const inMain = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: label });
    await expect(inMain).toHaveAttribute("href", calculatorHref);
    await expect(
      page.getByRole("contentinfo").locator(`a[href="${calculatorHref}"]`),
    ).toBeVisible();
    await page.setViewportSize(phone);
    await expect(page.locator(`header > div > a[href="${calculatorHref}"]`)).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Mobile" })
      .getByRole("link", { name: label })
      .click();
    await expectFirstQuestionInView(page);
  });

  for (const path of [
    `/services/${rdTaxCredits.id}`,
    "/advisors",
    "/rd-tax-credit-summary",
    "/knowledge-bank/rd-tax-credits-are-back-2025",
    "/knowledge-bank/clinical-activities-that-qualify-for-rd-credits",
  ])
    test(`${path} leads there`, async ({ page }) => {
      await page.goto(path);
      const links = page.locator(`:is(main, body > .summary-bar) a[href="${calculatorHref}"]`);
      await expect(links.first()).toBeVisible();
    });

  test("the R&D page and /advisors offer it beside their buttons", async ({ page }) => {
    for (const [path, name] of [
      [`/services/${rdTaxCredits.id}`, estimateYours.label],
      ["/advisors", advisorsPage.estimate.label],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("main").getByRole("link", { name }).first()).toBeVisible();
    }
  });
});

test("a link within a page lands just under the header, not half a screen below it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about#approach");
  const below = async () => {
    const header = await page.locator("header[data-site-header]").boundingBox();
    const heading = await page.locator("#approach").boundingBox();
    return (heading?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  expect(await below()).toBeLessThan(64);
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("the announcement's links stay inside it, and the line above the title is not crammed", async ({
    page,
  }) => {
    await page.goto("/");
    const banner = page.getByRole("complementary", { name: "Announcement" });
    for (const link of await banner.getByRole("link").all()) {
      const { x, width } = (await link.boundingBox()) ?? { x: 0, width: 320 };
      expect(x + width).toBeLessThanOrEqual(300);
    }
    const eyebrow = page.getByText(home.hero.eyebrow, { exact: true });
    const [lineHeight, fontSize] = await eyebrow.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.lineHeight, style.fontSize].map(Number.parseFloat) as [number, number];
    });
    expect(lineHeight).toBeGreaterThan(fontSize * 1.15);
  });
});

test("on a phone the announcement takes at most five lines and its links", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const words = page.getByRole("complementary", { name: "Announcement" }).locator("p").first();
  const lines = await words.evaluate(
    (element) =>
      element.getBoundingClientRect().height /
      Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lines).toBeLessThanOrEqual(5);
});

test("a byline that wraps starts its second line without a dot", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/knowledge-bank/rd-tax-credits-are-back-2025");
  const visible = await page.locator(".article-facts .fact-row").evaluate((row) => {
    const clip = row.getBoundingClientRect().left;
    return [...row.children]
      .filter((child) => Math.abs(child.getBoundingClientRect().left - clip) < 1)
      .map((child) => {
        const dot = getComputedStyle(child, "::before");
        if (dot.display === "none") return 0;
        return Number.parseFloat(dot.left) + Number.parseFloat(dot.width);
      });
  });
  for (const edge of visible) expect(edge).toBeLessThanOrEqual(0);
});

test.describe("the one-page summary", () => {
  test("leads back into the site and prints at the press of a button", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto("/rd-tax-credit-summary");
    const links = page.getByRole("navigation", { name: rdSummary.navigation }).getByRole("link");
    await expect(links.first()).toHaveAttribute("href", "/");
    await page.getByRole("button", { name: rdSummary.print }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    await expect(links.first()).toBeHidden();
  });

  test("says no line of the estimate twice, and writes section 41(d) as the law does", async ({
    page,
  }) => {
    await page.goto("/rd-tax-credit-summary");
    const values = await page.locator(".summary-slip dd").allInnerTexts();
    expect(values.filter((value, index) => value === values[index - 1])).toEqual([]);
    expect(await page.locator(".summary-sheet h2").first().innerText()).toBe(
      rdSummary.test.heading,
    );
  });
});

for (const path of ["/", "/services", "/services/rd-tax-credits", "/advisors", "/about"])
  test(`${path} ends with the disclaimer once`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(disclaimer.full, { exact: true })).toHaveCount(1);
  });

test.describe("on a phone the long pages are no longer than they need to be", () => {
  test.use({ viewport: phone });

  for (const [path, headingId] of [
    ["/", "testimonials"],
    ["/fortune", "success-stories"],
  ] as const)
    test(`${path} shows its ${headingId} in a row to swipe, all of them`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const section = page.locator(`section[aria-labelledby="${headingId}"]`);
      expect((await section.boundingBox())?.height).toBeLessThan(phone.height * 1.5);
      const row = section.locator("ul").first();
      const last = row.locator("> li").last();
      await expect(last).not.toBeInViewport();
      await row.focus();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
});

test("services, partners and the firm are told apart by their first screen", async ({ page }) => {
  const grounds = new Map<string, string>();
  for (const path of [
    ...servicesWithPages.map(({ id }) => `/services/${id}`),
    "/fortune",
    "/about",
  ]) {
    await page.goto(path);
    const ground = await page.locator("h1").evaluate((heading) => {
      for (let at: Element | null = heading; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor;
        if (colour !== "rgba(0, 0, 0, 0)") return colour;
      }
      return "";
    });
    grounds.set(path, ground);
  }
  expect(new Set(grounds.values()).size).toBe(grounds.size);
});

test("a service leads to its articles, each with the picture of its figures", async ({ page }) => {
  for (const { id, reading = [] } of servicesWithPages) {
    await page.goto(`/services/${id}`);
    const section = page.locator('section[aria-labelledby="reading"]');
    for (const article of reading)
      await expect(section.locator(`a[href="/knowledge-bank/${article}"]`)).toBeVisible();
    await expect(section.locator("li svg")).toHaveCount(reading.length);
  }
});
