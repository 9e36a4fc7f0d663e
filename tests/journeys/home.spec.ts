import { expect, test } from "@playwright/test";

const cases = (page: import("@playwright/test").Page) =>
  page.locator("[data-case-explorer] [data-case]:visible");

test("the two calls to action and the scroll cue lead where they say", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("link", { name: "Discover Your Tax Savings Potential" }),
  ).toHaveAttribute("href", "/contact");
  await expect(
    page.getByRole("link", { name: "Explore All Tax Solutions" }).first(),
  ).toHaveAttribute("href", "/services");
  await page.getByRole("link", { name: "How it works" }).click();
  await expect(page.locator("#main-content")).toBeInViewport();
});

test("the announcement tells that the amendment window has closed", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("complementary", { name: "Announcement" });
  await expect(banner).toContainText("closed July 6, 2026");
  await expect(banner.getByRole("link", { name: "Read Full Details" })).toHaveAttribute(
    "href",
    "/knowledge-bank/rd-tax-credits-are-back-2025",
  );
});

test("before the deadline the same page announces it as open", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-06-01T12:00:00Z"));
  await page.goto("/");
  const banner = page.getByRole("complementary", { name: "Announcement" });
  await expect(banner).toContainText("retroactive to 2022");
  await expect(banner).not.toContainText("closed", { useInnerText: true });
});

test.describe("case studies", () => {
  test("start with Dental, and each filter shows its own", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Dental" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(cases(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Multi-Specialty" }).click();
    await expect(cases(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Medical" }).click();
    await expect(cases(page)).toHaveCount(4);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await expect(cases(page)).toHaveCount(8);
  });

  test("search and filter work together, and an empty result says so", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "All", exact: true }).click();
    const search = page.getByRole("searchbox", { name: "Search cases" });
    await search.fill("aligner utah");
    await expect(cases(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Medical" }).click();
    await expect(cases(page)).toHaveCount(0);
    await expect(page.getByText("No case matches.")).toBeVisible();
  });

  test("a card opens its case with every part, and Close gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    const card = cases(page).filter({ hasText: "Orthodontics" });
    await expect(card).toContainText("$42,500");
    await expect(card).toContainText("+ 2 more activities");
    await card.click();
    const dialog = page.getByRole("dialog");
    for (const part of [
      "2023",
      "12",
      "Challenge",
      "Solution",
      "Results",
      "Activities",
      "single year",
      "proprietary",
      "Section 41",
      "Section 174",
    ])
      await expect(dialog).toContainText(part);
    await expect(dialog.getByRole("link", { name: "Schedule Similar Assessment" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole("button")).toBeFocused();
  });

  test("an address opens its filter and its case", async ({ page }) => {
    await page.goto("/?cases=medical&case=cardiology");
    await expect(page.getByRole("dialog")).toContainText("$60,000");
    await page.keyboard.press("Escape");
    await expect(cases(page)).toHaveCount(4);
    await expect(page).toHaveURL(/\?cases=medical$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all eight cases show", async ({ page }) => {
    await page.goto("/");
    await expect(cases(page)).toHaveCount(8);
  });
});

test("counters end at the stated figures", async ({ page }) => {
  await page.goto("/");
  const impact = page.locator("section", {
    has: page.getByRole("heading", { name: "Since 2020" }),
  });
  await impact.scrollIntoViewIfNeeded();
  await expect(impact).toContainText("$50M+");
  await expect(impact).toContainText("1,000+");
  await expect(impact).toContainText("35%");
});
