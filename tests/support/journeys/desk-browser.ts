import { type Browser, expect, type Page } from "@playwright/test";
import { accessibilityFaults, overflowing } from "../built-pages/page-checks.ts";
import type { SiteServer } from "../site-server.ts";
import type { SmtpSink } from "../smtp.ts";
import { firstAdminLink } from "./first-admin-link.ts";

/** Opens a new browser, without a session. */
export async function newVisitor(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

/** Requests a sign-in link on the open page. Returns the address from the message in the sink. */
export async function askForLink(page: Page, smtp: SmtpSink, email: string): Promise<string> {
  const before = smtp.received.length;
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "E-mail me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  return linkIn(smtp, email, before);
}

/** The desk's link in the newest message to this address. */
export async function linkIn(smtp: SmtpSink, email: string, before = 0): Promise<string> {
  const find = async () => {
    const mails = (await smtp.parsed()).slice(before);
    const mine = mails.filter(({ to }) => to?.some(({ address }) => address === email));
    return mine.at(-1)?.text?.match(/https?:\S+\/desk\S*#\S+/)?.[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) as string;
}

/** Signs in by the link of the first start. */
export async function becomeFirstAdmin(page: Page, server: SiteServer, email: string) {
  const { pathname, hash } = new URL(firstAdminLink(server));
  await page.goto(pathname + hash);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Become the first admin" }).click();
}

export async function followLink(page: Page, link: string): Promise<void> {
  // The server uses localhost, but the cookie belongs to the address that the browser uses.
  const { pathname, hash } = new URL(link);
  await page.goto(`${pathname}${hash}`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const checkedWidths = process.env.TEST_ALL ? [1440, 1200, 1024, 768, 390, 320] : [1440, 390, 320];
const axeWidths = process.env.TEST_ALL ? [1440, 390] : [390];

/** Checks overflow and axe on a phone, and in `npm run test:all` on every screen. */
export async function holds(page: Page, state: string): Promise<void> {
  for (const width of checkedWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowing(page), `${state}: sideways at ${width} px`).toEqual([]);
    if (axeWidths.includes(width))
      expect.soft(await accessibilityFaults(page), `${state}: axe at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
