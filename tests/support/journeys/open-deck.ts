import { type BrowserContext, expect, type Page } from "@playwright/test";
import { siteUnderTest } from "./site-under-test.ts";

export const tokenKey = "presentation-session-token";

/** Gets a session token without using the gate. */
export async function sessionToken(context: BrowserContext): Promise<string> {
  const page = await context.request.get("/presentations");
  const key = /name="public-anon-key" content="([^"]+)"/.exec(await page.text())?.[1];
  const answer = await context.request.post("/functions/v1/verify-presentation-password", {
    headers: { authorization: `Bearer ${key}` },
    data: { password: siteUnderTest.deckPassword },
  });
  return (await answer.json()).sessionToken;
}

/**
 * Stores this token in every new page of the context, once. A page that loses it does not get it
 * again.
 */
export async function keepToken(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("token-was-given")) return;
      sessionStorage.setItem("token-was-given", "yes");
      sessionStorage.setItem(key as string, value as string);
    },
    [tokenKey, token],
  );
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), tokenKey);

export const activeSlide = (page: Page) => page.locator(".slide[data-active]");

/** Opens a deck with a valid session. */
export async function openDeck(page: Page, id: string, slide = 1): Promise<string> {
  const token = await sessionToken(page.context());
  await keepToken(page.context(), token);
  await page.goto(`/presentations/${id}?slide=${slide}`);
  await expect(activeSlide(page)).toBeVisible();
  return token;
}
