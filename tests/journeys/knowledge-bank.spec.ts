import { globSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import PostalMime from "postal-mime";
import { firm } from "../../content/firm.ts";
import { watch } from "../support/page-checks.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const cards = (page: Page) => page.locator("[data-card]");
const shownCards = (page: Page) => page.locator("[data-card]:not([hidden])");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search all articles" });
const results = (page: Page) => page.locator("#search-results > li");

test.describe("a reader looks for an article", () => {
  test("finds one featured article and eleven others, each with its link", async ({ page }) => {
    await page.goto("/knowledge-bank");
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole("link", { name: /^Read Article/ })).toHaveCount(1);
    await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(11);
    await page.getByRole("link", { name: /^Read Article/ }).click();
    await expect(page).toHaveURL("/knowledge-bank/rd-tax-credits-are-back-2025");
  });

  test("filters by category, and the address keeps it", async ({ page }) => {
    await page.goto("/knowledge-bank");
    await page
      .getByRole("link", { name: /^Year-End Tax Planning/ })
      .first()
      .click();
    await expect(page).toHaveURL("/knowledge-bank?category=year-end-tax-planning");
    await expect(shownCards(page)).toHaveCount(8);
    await expect(page.getByRole("status").first()).toHaveText(
      "8 articles in Year-End Tax Planning",
    );
    await page.reload();
    await expect(shownCards(page)).toHaveCount(8);
    await page.getByRole("link", { name: /^Business Strategy/ }).click();
    await expect(shownCards(page)).toHaveCount(1);
    await page.goBack();
    await expect(shownCards(page)).toHaveCount(8);
    await page.goto("/knowledge-bank?category=no-such-category");
    await expect(shownCards(page)).toHaveCount(12);
  });

  test("without script sees every card, whatever the address asks for", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${siteUnderTest.url}/knowledge-bank?category=tax-updates`);
    await expect(shownCards(page)).toHaveCount(12);
    await expect(search(page)).toBeHidden();
    await context.close();
  });

  test("searches the text of all articles, misspelt, by keyboard alone", async ({ page }) => {
    const trouble = watch(page, siteUnderTest.url);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto("/knowledge-bank");
    expect(requests.filter((path) => /search/.test(path))).toEqual([]);

    await search(page).focus();
    await page.keyboard.type("dedcution");
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole("status").first()).toContainText("for “deduction”");
    await expect(shownCards(page).first()).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first().getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(search(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveValue("");
    await expect(shownCards(page)).toHaveCount(12);

    await page.keyboard.type("mid-quarter");
    await page.keyboard.press("Enter");
    await expect(results(page).first().getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/knowledge-bank\/year-end-(vehicle|business)/);
    expect(trouble).toEqual([]);
  });

  test("comes back to the search that led to an article", async ({ page }) => {
    await page.goto("/knowledge-bank");
    await search(page).fill("orthodontist");
    await results(page).first().getByRole("link").first().click();
    await expect(page.locator("h1")).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue("orthodontist");
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe("a reader of an article", () => {
  const address = "/knowledge-bank/year-end-vehicle-purchase-strategies-2025";

  test("sees what it is, where it stands and how to go on", async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(/^Year-End Vehicle .* \| Knowledge Bank \| /);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    await expect(crumbs).toHaveText([/Home/, /Knowledge Bank/, /Article/]);
    await expect(page.getByText("November 3, 2025", { exact: true })).toBeVisible();
    await expect(page.getByText("12 min read").first()).toBeVisible();

    const closing = page.getByRole("region", { name: "Ready to Implement These Strategies?" });
    const schedule = closing.getByRole("link", { name: "Schedule Consultation" });
    await expect(schedule).toHaveAttribute("href", firm.links.booking);
    await expect(schedule).toHaveAttribute("target", "_blank");
    await expect(closing.getByRole("link", { name: "Contact Our Team" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(closing.getByRole("link", { name: firm.email })).toHaveAttribute(
      "href",
      `mailto:${firm.email}`,
    );
    await page.getByRole("link", { name: "View All Articles" }).click();
    await expect(page).toHaveURL("/knowledge-bank");
  });

  test("copies the link where the browser has no share sheet, and is told", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(address);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
  });

  test("gets the browser's share sheet where there is one", async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      }),
    );
    await page.goto(address);
    await page.getByRole("button", { name: "Share" }).click();
    const shared = await page.evaluate(() => (window as Window & { shared?: ShareData }).shared);
    expect(shared?.url).toContain(address);
    expect(shared?.title).toContain("Vehicle");
  });

  test("is told of a deadline that has passed since the page was built", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2030-01-15T12:00:00"));
    await page.goto("/knowledge-bank/rd-tax-credits-are-back-2025");
    const open = page.locator("[data-deadline] [data-when=open]:not([hidden])");
    await expect(page.locator("[data-deadline]").first()).toBeVisible();
    await expect(open).toHaveCount(0);
  });

  test("is led from an unknown address to the list", async ({ page }) => {
    await page.goto("/knowledge-bank/no-such-article");
    await expect(page).toHaveURL("/knowledge-bank");
  });
});

test.describe("a reader subscribes", () => {
  test("to the newsletter, and confirms by e-mail", async ({ page }) => {
    const address = `reader-${Date.now()}@practice.example`;
    await page.goto("/knowledge-bank");
    await page.getByPlaceholder("Enter your email").fill("not an address");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Please enter an e-mail address")).toBeVisible();

    await page.getByPlaceholder("Enter your email").fill(address);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(/open the e-mail we just sent you/)).toBeVisible();

    await page.goto(await linkInMailTo(address));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
  });

  test("and reads why it did not work", async ({ page }) => {
    await page.route("**/functions/v1/subscribe", (route) => route.abort());
    await page.goto("/knowledge-bank");
    await page.getByPlaceholder("Enter your email").fill("reader@practice.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "did not work" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  });

  test("or follows by feed", async ({ page, request }) => {
    await page.goto("/knowledge-bank");
    for (const name of ["RSS", "Atom"]) {
      const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      const xml = await (await request.get(href ?? "")).text();
      expect(xml).toContain(`${siteUnderTest.url}/knowledge-bank/rd-tax-credits-are-back-2025`);
    }
  });
});

async function linkInMailTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const file of globSync(`${siteUnderTest.dataDir}/mailbox/**/*.eml`)) {
        const mail = await PostalMime.parse(readFileSync(file));
        if (!mail.to?.some((recipient) => recipient.address === address)) continue;
        link = /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(mail.text ?? "")?.[0];
      }
      return link;
    })
    .toBeTruthy();
  return link ?? "";
}
