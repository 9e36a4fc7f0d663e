import { expect, test } from "@playwright/test";
import { disclaimer, firm } from "#content/firm.ts";
import { headerLinks } from "#content/navigation.ts";
import { notFound } from "#content/pages/not-found.ts";

const [firstService] = headerLinks.services.links;
const serviceName = firstService?.label ?? "";
/** The page that several of these tests open by its link. */
const contactName = headerLinks.afterServices.find(({ href }) => href === "/contact")?.label ?? "";

const phone = { width: 390, height: 844 };

test.describe("the header", () => {
  test("turns solid and more compact once the page is scrolled more than 50 px", async ({
    page,
  }) => {
    await page.goto("/privacy");
    const header = page.locator("header[data-site-header]");
    const tall = (await header.boundingBox())?.height ?? 0;
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }));
    await expect(header).not.toHaveAttribute("data-scrolled");
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: "instant" }));
    await expect(header).toHaveAttribute("data-scrolled");
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
  });

  test("opens Services by keyboard, closes it on Escape and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/privacy");
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

  test("marks the page it is on, and the section of a page below", async ({ page }) => {
    await page.goto("/contact");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.locator("[aria-current=page]")).toHaveText(contactName);
    await page.goto("/services/rd-tax-credits");
    await expect(nav.locator("summary")).toHaveAttribute("aria-current", "true");
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: phone });

  test("opens, expands Services, closes on Escape and returns the focus", async ({ page }) => {
    await page.goto("/privacy");
    const button = page.getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await expect(menu).toBeVisible();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: serviceName })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("is at most 80% of the viewport high, also when everything is open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await menu.locator("summary").click();
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(400);
  });

  test("closes when a link is followed, and is closed when the visitor comes back", async ({
    page,
  }) => {
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await menu.getByRole("link", { name: contactName }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test("toggles closed by its own button", async ({ page }) => {
    await page.goto("/privacy");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeHidden();
  });
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

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/privacy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#page")).toBeFocused();
});

test("the footer has address, phone, mail, the year and the whole disclaimer", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00Z"));
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  for (const text of [firm.address.street, firm.phone.display, firm.email, "2031", disclaimer.full])
    await expect(footer).toContainText(text);
});

test("an unknown path shows the not-found page inside the site", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page Not Found | ${firm.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText(notFound.text)).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
