import { expect, type Page } from "@playwright/test";
import { siteUnderTest } from "./site-under-test.ts";

export const tokenKey = "presentation-session-token";

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), tokenKey);

export const activeSlide = (page: Page) => page.locator(".slide[data-active]");

/** Opens a deck with a valid session, got without using the gate. */
export async function openDeck(page: Page, id: string, slide = 1): Promise<string> {
  const context = page.context();
  const gate = await (await context.request.get("/presentations")).text();
  const key = /name="public-anon-key" content="([^"]+)"/.exec(gate)?.[1];
  const answer = await context.request.post("/functions/v1/verify-presentation-password", {
    headers: { authorization: `Bearer ${key}` },
    data: { password: siteUnderTest.deckPassword },
  });
  const { sessionToken } = await answer.json();
  // Once for each new page. One that loses the token does not get it again.
  await context.addInitScript(
    ([key, token]) => {
      if (sessionStorage.getItem("token-was-given")) return;
      sessionStorage.setItem("token-was-given", "yes");
      sessionStorage.setItem(key, token);
    },
    [tokenKey, sessionToken] as const,
  );
  await page.goto(`/presentations/${id}?slide=${slide}`);
  await expect(activeSlide(page)).toBeVisible();
  return sessionToken;
}
