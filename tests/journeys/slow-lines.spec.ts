import { expect, type Locator, type Page, test } from "@playwright/test";
import { contactPage } from "#content/contact.ts";
import { home } from "#content/home.ts";
import { islandFailure, stillLoading } from "#content/island-failure.ts";
import { newsletter, searchWords } from "#content/knowledge-bank.ts";
import { presentationCards, presentations } from "#content/presentations.ts";
import { rdCalculator } from "#content/rd-calculator.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { articles } from "../support/articles.ts";
import { activeSlide, keepToken, sessionToken } from "../support/open-deck.ts";
import { accessibilityFaults } from "../support/page-checks.ts";
import {
  button,
  calculatorOn,
  heading,
  nameOf,
  openAnswered,
  openResult,
  resultHeading,
} from "../support/rd-calculator.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const [article] = articles as [(typeof articles)[number]];
const [deck] = presentationCards as [(typeof presentationCards)[number]];
const everyScript = "**/*.js";

/** Opens a page whose scripts all wait until the function it gives is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(everyScript, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path, { waitUntil: "commit" });
  return letScriptsCome;
}

/** The words below a part of the page that waits for its script. */
const noteAfter = (page: Page, part: string) => page.locator(`${part} + .loading-note`);

interface Part {
  name: string;
  path: string;
  part: string;
  /** What a visitor does before the script is there, … */
  use: (page: Page) => Promise<void>;
  /** … and what it has come to afterwards. */
  works: (page: Page) => Promise<void>;
}

const tickDentistry = (page: Page) =>
  calculatorOn(page)
    .getByRole("checkbox", { name: nameOf("dentistry") })
    .check({ force: true });
const income = (page: Page) => page.getByLabel("Annual income");
const password = (page: Page) => page.getByLabel("Password");
const articleSearch = (page: Page) => page.locator("form[data-search] input");
const caseSearch = (page: Page) => page.locator(".case-search input");

const parts: Part[] = [
  ...["/", "/fortune", "/wealthfd"].map((path) => ({
    name: `the calculator on ${path}`,
    path,
    part: '[data-island="rd-calculator"]',
    use: tickDentistry,
    works: (page: Page) => expect(button(calculatorOn(page), "Continue")).toBeEnabled(),
  })),
  {
    name: "the examples calculator",
    path: "/case-studies",
    part: '[data-island="examples-calculator"]',
    use: (page) => income(page).pressSequentially("500000"),
    works: async (page) => {
      await expect(income(page)).toHaveValue("500,000");
      await expect(page.getByRole("button", { name: "View Educational Examples" })).toBeEnabled();
    },
  },
  {
    name: "the contact form",
    path: "/contact",
    part: '[data-island="contact-form"]',
    use: (page) => page.getByLabel(contactPage.form.message).fill("Does our workflow count?"),
    works: async (page) => {
      await expect(page.getByLabel(contactPage.form.message)).toHaveValue(
        "Does our workflow count?",
      );
      await expect(page.getByRole("button", { name: contactPage.form.button })).toBeEnabled();
    },
  },
  {
    name: "the newsletter's form",
    path: "/knowledge-bank",
    part: '[data-island="subscribe-form"]',
    use: (page) => page.getByPlaceholder(newsletter.placeholder).fill("ada@practice.example"),
    works: async (page) => {
      const field = page.getByPlaceholder(newsletter.placeholder);
      await expect(field).toHaveValue("ada@practice.example");
      await expect(page.getByRole("button", { name: newsletter.button })).toBeEnabled();
    },
  },
  {
    name: "the gate",
    path: "/presentations",
    part: '[data-island="gate"]',
    use: async (page) => {
      await password(page).fill(siteUnderTest.presentationsPassword);
      await expect(page.getByRole("button", { name: presentations.gate.submit })).toBeDisabled();
      // Sent by itself the form would lead to another page, and the password would be gone.
      await password(page).press("Enter");
      await expect(password(page)).toHaveValue(siteUnderTest.presentationsPassword);
    },
    works: async (page) => {
      await page.getByRole("button", { name: presentations.gate.submit }).click();
      await expect(page.getByRole("button", { name: presentations.list.lock })).toBeVisible();
    },
  },
  {
    name: "a deck",
    path: deck.path,
    part: '[data-island="deck-with-calculator"]',
    use: async () => {},
    works: (page) => expect(activeSlide(page)).toBeVisible(),
  },
];

test.describe("while every script is still on its way", () => {
  for (const { name, path, part, use, works } of parts)
    test(`${name} says so, and what was entered counts`, async ({ page, context }) => {
      if (path === deck.path) await keepToken(context, await sessionToken(context));
      const letScriptsCome = await openBeforeScripts(page, path);
      await use(page);
      const note = noteAfter(page, part);
      await page.locator(part).scrollIntoViewIfNeeded();
      await expect(note.getByText(stillLoading.loading)).toBeVisible();
      await expect(note).toBeInViewport();
      expect(await secondsUntilShown(note)).toBeLessThan(3);
      if (path === "/") expect(await accessibilityFaults(page)).toEqual([]);
      letScriptsCome();
      await works(page);
      await expect(noteAfter(page, part)).toBeHidden();
    });

  test("the mobile menu and the cases open without it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBeforeScripts(page, "/");
    await page.locator("[popovertarget]").first().click();
    await expect(page.locator("[popover]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[popover]")).toBeHidden();
    await page.locator(".case-card-open").first().click();
    await expect(page.locator("dialog[open]")).toBeVisible();
  });

  test("filters, searches and Share work without it: their scripts are in the page", async ({
    page,
  }) => {
    await openBeforeScripts(page, "/");
    await caseSearch(page).fill("no such case");
    await expect(page.locator("[data-case-empty]")).toHaveText(home.caseStudies.empty);
    await page.goto("/case-studies", { waitUntil: "commit" });
    const filter = page.locator("[data-filter]").last();
    await filter.click();
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    await page.goto(article.path, { waitUntil: "commit" });
    await expect(page.locator("[data-share]")).toBeVisible();
  });

  test("what was typed into the search of articles is found once it has come", async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, "/knowledge-bank");
    await articleSearch(page).fill(article.title);
    letScriptsCome();
    await expect(page.locator("[data-results] > li").first()).toBeVisible();
    await expect(articleSearch(page)).toHaveValue(article.title);
  });
});

test("without scripting an article shows no Share that could not share", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(article.path);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("[data-share]")).toBeHidden();
  await context.close();
});

/** Taken from the stylesheet: the test does not wait for it. */
const secondsUntilShown = (note: Locator): Promise<number> =>
  note.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDelay));

/** Everything that does nothing before React has come, and what a visitor finds there. */
function partsThatNeedScript(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 0;
    const state = (part: HTMLElement): string => {
      const { hydrated, failed } = part.dataset;
      if (failed !== undefined)
        return seen(part.querySelector(".island-failure")) ? "says so" : "dead";
      if (hydrated !== undefined) return "works";
      return seen(part.parentElement?.querySelector(".loading-note")) ? "says so" : "dead";
    };
    return [...document.querySelectorAll<HTMLElement>("[data-island]")].map((part) => {
      // React starts where somebody comes near.
      if (state(part) === "dead") part.scrollIntoView({ behavior: "instant" });
      return `${part.dataset.island}: ${state(part)}`;
    });
  });
}

// One after another in one process: a script that has failed on one page need not on the next.
test.describe
  .serial("whichever script fails, every part works or says so", () => {
    const failedBefore = new Set<string>();
    const onEveryPage = /\/entry\.client-/;
    const paths = [
      "/",
      "/case-studies",
      "/contact",
      "/knowledge-bank",
      "/presentations",
      deck.path,
    ];
    for (const path of paths)
      test(`on ${path}`, async ({ context }) => {
        test.slow();
        if (path === deck.path) await keepToken(context, await sessionToken(context));
        const visit = async (failing?: string) => {
          const page = await context.newPage();
          const scripts: string[] = [];
          page.on("request", (request) => {
            const { pathname } = new URL(request.url());
            if (pathname.endsWith(".js")) scripts.push(pathname);
          });
          if (failing) await page.route(`**${failing}`, (route) => route.abort());
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.goto(path);
          const dead = async () =>
            (await partsThatNeedScript(page)).filter((part) => part.endsWith("dead"));
          const often = { message: `without ${failing}`, intervals: [50] };
          await expect.poll(dead, often).toEqual([]);
          const found = await partsThatNeedScript(page);
          await page.close();
          return { found, scripts: new Set(scripts) };
        };
        const { found, scripts } = await visit();
        expect(found.filter((part) => !part.endsWith("works"))).toEqual([]);
        expect(found).not.toEqual([]);
        for (const script of scripts) {
          if (failedBefore.has(script) && !onEveryPage.test(script)) continue;
          failedBefore.add(script);
          await visit(script);
        }
      });
  });

test("a page that React never reaches says what to do", async ({ page }) => {
  await openBeforeScripts(page, "/contact");
  const late = noteAfter(page, '[data-island="contact-form"]').getByText(stillLoading.late);
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
});

test("a search whose script fails says so, and the list stays", async ({ page }) => {
  await page.route("**/assets/search-*.js", (route) => route.abort());
  await page.goto("/knowledge-bank");
  await articleSearch(page).fill(article.title);
  await expect(page.locator("[data-listing-status]")).toHaveText(searchWords.failed);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expect(articleSearch(page)).toHaveValue(article.title);
});

test.describe("what was entered outlives a script that fails", () => {
  test("in the contact form: after Reload it is all there", async ({ page }) => {
    const words = contactPage.form;
    const { promise: typed, resolve: failNow } = Promise.withResolvers<void>();
    await page.route("**/assets/contact-form-*.js", async (route) => {
      await typed;
      await route.abort();
    });
    await page.goto("/contact");
    await page.getByLabel(words.name, { exact: true }).fill("Dr. Ada Lind");
    await page.getByLabel(words.message).fill("Does our workflow count?");
    failNow();
    const reload = page.getByRole("button", { name: islandFailure.reload });
    await expect(reload).toBeVisible();
    await page.unrouteAll();
    await reload.click();
    await expect(page.getByRole("button", { name: words.button })).toBeEnabled();
    await expect(page.getByLabel(words.name, { exact: true })).toHaveValue("Dr. Ada Lind");
    await expect(page.getByLabel(words.message)).toHaveValue("Does our workflow count?");
  });

  test("in the calculator: the result that could not come is there after Reload", async ({
    page,
  }) => {
    await page.route("**/assets/result-screen-*.js", (route) => route.abort());
    const calculator = await openAnswered(page);
    await button(calculator, "Calculate Results").click();
    await expect(calculator.getByText(rdCalculator.resultFailed)).toBeVisible();
    await page.unrouteAll();
    await button(calculator, rdCalculator.reload).click();
    await expect(heading(calculator)).toHaveText(resultHeading("$33,075"));
    await expect(button(calculator, "Send")).toBeVisible();
  });

  test("in the calculator: without its preview the e-mail can still be sent", async ({ page }) => {
    const { promise: asked, resolve: failNow } = Promise.withResolvers<void>();
    await page.route("**/assets/results-email-*.js", async (route) => {
      await asked;
      await route.abort();
    });
    const calculator = await openResult(page);
    await button(calculator, "Preview e-mail").click();
    const preview = page.getByRole("dialog");
    await expect(preview.getByText(rdCalculatorResult.preview.loading)).toBeVisible();
    failNow();
    await expect(preview.getByText(rdCalculatorResult.preview.failed)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button(calculator, "Send")).toBeVisible();
  });

  test("in a deck: it can be tried again", async ({ page, context }) => {
    await page.route("**/assets/open-deck-*.js", (route) => route.abort());
    await keepToken(context, await sessionToken(context));
    await page.goto(`${deck.path}?slide=2`);
    await expect(page.getByText(presentations.deck.failed)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: presentations.deck.retry }).click();
    await expect(activeSlide(page)).toBeVisible();
    await expect(page).toHaveURL(/slide=2/);
  });
});

/** As the browser's own developer tools define it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

test("on Slow 4G the calculator answers its first tap within a second of React's arrival", async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", slow4g);
  // Measured by the page's own clock, between the two events.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const island = document.querySelector('[data-island="rd-calculator"]');
      if (!island?.querySelector(".rd-footer-on:enabled")) return;
      performance.mark("calculator-answered");
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto("/", { waitUntil: "commit" });
  await tickDentistry(page);
  await expect(button(calculatorOn(page), "Continue")).toBeEnabled({ timeout: 30_000 });
  const { arrived, answered } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const react = scripts.find(({ name }) => name.includes("/assets/react-"));
    const [mark] = performance.getEntriesByName("calculator-answered");
    return { arrived: react?.responseEnd ?? Number.NaN, answered: mark?.startTime ?? Number.NaN };
  });
  const milliseconds = Math.round(answered - arrived);
  test.info().annotations.push({ type: "answered after", description: `${milliseconds} ms` });
  expect(milliseconds).toBeLessThan(1000);
});
