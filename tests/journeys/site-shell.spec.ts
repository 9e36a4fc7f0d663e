import { expect, type Page, test } from "@playwright/test";
import { headerLinks, menuButton, siteSearch } from "#content/navigation.ts";

const [firstService] = headerLinks.services.links;
const serviceName = firstService?.label ?? "";
/** The page that several of these tests open by its link. */
const contactName = headerLinks.afterServices.find(({ href }) => href === "/contact")?.label ?? "";

const phone = { width: 390, height: 844 };

test("the header is compact once the page is scrolled more than 50 px", async ({ page }) => {
  await page.goto("/privacy");
  const header = page.locator("header[data-site-header]");
  const tall = (await header.boundingBox())?.height ?? 0;
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }));
  await expect(header).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: "instant" }));
  await expect(header).toHaveAttribute("data-scrolled");
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
});

test("by keyboard the header can be skipped, and Services opens and closes", async ({ page }) => {
  await page.goto("/privacy");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#page")).toBeFocused();
  const nav = page.getByRole("navigation", { name: "Main" });
  const services = nav.locator("summary");
  await services.focus();
  await page.keyboard.press("Enter");
  const link = nav.getByRole("link", { name: serviceName });
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(services).toBeFocused();
});

test("the footer fits a phone's screen @test:all", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/privacy");
  const { height = 0 } = (await page.locator(".site-footer").boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(phone.height);
});

test.describe("the mobile menu", () => {
  test.use({ viewport: phone });

  const menuOf = (page: Page) => page.getByRole("navigation", { name: "Mobile" });

  test("opens by keyboard, expands Services and closes on Escape", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/privacy");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = menuOf(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: serviceName })).toBeVisible();
    // At most 80% of the window, also when everything is open, with its call in sight.
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(400);
    await expect(menu.getByText(headerLinks.schedule.label)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes when a link is followed, and is closed when the visitor comes back @test:all", async ({
    page,
  }) => {
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Menu" }).click();
    await menuOf(page).getByRole("link", { name: contactName }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menuOf(page)).toBeHidden();
    await page.goBack();
    await expect(menuOf(page)).toBeHidden();
  });
});

test("a search begins in a phone's menu or a wide header @test:all", async ({ page }) => {
  const firstResult = page.locator("#search-results > li").first();
  await page.goto("/privacy");
  await page.getByRole("link", { name: siteSearch.label }).click();
  await expect(page.locator("#search")).toBeFocused();
  await page.keyboard.type("pslf");
  await expect(firstResult).toBeInViewport();

  await page.setViewportSize(phone);
  await page.goto("/privacy");
  await page.getByRole("button", { name: menuButton.closed }).click();
  await page.getByRole("searchbox", { name: siteSearch.label }).fill("pslf");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${siteSearch.action}?q=pslf`);
  await expect(firstResult).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the menu still opens and leads somewhere", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Mobile" }).getByText(contactName).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
