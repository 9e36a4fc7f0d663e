import { expect, type Page, test } from "@playwright/test";
import { deckCards, decksPage } from "#content/pages/decks.ts";
import { accessibilityFaults, watch } from "../../support/built-pages/page-checks.ts";
import { activeSlide, openDeck, storedToken, tokenKey } from "../../support/journeys/open-deck.ts";
import { siteUnderTest } from "../../support/journeys/site-under-test.ts";

const { gate, list: listWords, deck: deckWords } = decksPage;
const password = (page: Page) => page.getByLabel("Password");
const submit = (page: Page) => page.getByRole("button", { name: gate.submit });
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\w/ });
const cards = (page: Page) => page.getByRole("main").getByRole("listitem");
const check = "**/functions/v1/verify-presentation-password";

async function atTheGate(page: Page, address = "/presentations") {
  await page.goto(address);
  await expect(page.locator("[data-hydrated]")).toBeAttached();
}

async function enter(page: Page, text = siteUnderTest.deckPassword) {
  await password(page).fill(text);
  await password(page).press("Enter");
}

test("a guest waits while the password is verified, and is told that it is wrong @test:all", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.route(check, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await atTheGate(page);
  await submit(page).click();
  await expect(password(page)).toBeFocused();
  expect(asked, "with an empty field").toBe(0);
  await page.route(check, (route) => route.abort(), { times: 1 });
  await enter(page);
  await expect(alert(page)).toHaveText("An error occurred. Please try again.");
  await enter(page, "not the password");
  const pending = page.getByRole("button", { name: "Verifying..." });
  await expect(pending).toBeDisabled();
  await expect(password(page)).toBeDisabled();
  answer();
  await expect(alert(page)).toHaveText("Invalid password. Please try again.");
  await expect(password(page)).toHaveValue("");
  await expect(password(page)).toBeEnabled();
  await expect(password(page)).toBeFocused();
  await expect(submit(page)).toBeEnabled();
  await expect(password(page)).toHaveAttribute("type", "password");
  await page.getByLabel(decksPage.gate.show).check();
  await expect(password(page)).toHaveAttribute("type", "text");
  expect(await storedToken(page)).toBeNull();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a guest sees a card for each deck after the right password, and after a reload @test:all", async ({
  page,
}) => {
  // On a busy machine Chromium cancels its transition to the next page and reports an error.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const trouble = watch(page);
  await atTheGate(page);
  await enter(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await storedToken(page)).toMatch(/^[\w-]{43}$/);
  const links = cards(page).getByRole("link");
  await expect(links).toHaveText(deckCards.map(({ title }) => title));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(cards(page)).toHaveCount(deckCards.length);
  await links.nth(1).click();
  await expect(activeSlide(page)).toBeVisible();
  await page.getByRole("link", { name: "Back to Presentations" }).click();
  await expect(cards(page)).toHaveCount(deckCards.length);
  expect(trouble).toEqual([]);
});

test("a guest with a deck's address goes to the gate, also with a forged token, and through it to the slide @test:all", async ({
  page,
}) => {
  await atTheGate(page);
  await page.evaluate((key) => sessionStorage.setItem(key, "forged"), tokenKey);
  await page.goto("/presentations/charitable-donation?slide=4");
  await expect(page.getByRole("status").filter({ hasText: gate.ended })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await enter(page);
  await expect(page).toHaveURL("/presentations/charitable-donation?slide=4");
  await expect(activeSlide(page)).toContainText("$35,524");
});

test("a guest with a deck's address sees that the deck could not be loaded, and tries again @test:all", async ({
  page,
}) => {
  let broken = true;
  await page.route("**/functions/v1/presentations/*", (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.goto("/presentations");
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  await enter(page);
  await cards(page).getByRole("link").first().click();
  await expect(alert(page)).toContainText(deckWords.failed);
  broken = false;
  await page.getByRole("button", { name: deckWords.retry }).click();
  await expect(activeSlide(page)).toBeVisible();
});

test("Lock ends the session here, in other windows, for the Back button, and on the server", async ({
  page,
}) => {
  const token = await openDeck(page, "rd-tax-credits", 3);
  const list = await page.context().newPage();
  await list.goto("/presentations/rd-tax-credits");
  await expect(activeSlide(list)).toBeVisible();
  await list.getByRole("link", { name: "Back to Presentations" }).click();
  await list.getByRole("button", { name: listWords.lock }).click();
  await expect(password(list)).toBeFocused();
  expect(await storedToken(list)).toBeNull();
  await expect(page).toHaveURL(/\/presentations\?next=rd-tax-credits&slide=3&session=locked/);
  await expect(page.getByText(gate.locked)).toBeVisible();
  const answer = await page.request.get("/functions/v1/presentations/rd-tax-credits", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
  await list.goBack();
  await expect(list).toHaveURL(/\/presentations\?next=rd-tax-credits/);
  await expect(activeSlide(list)).toHaveCount(0);
});
