import type { Page } from "@playwright/test";

/** What went wrong on a page while it was open, in words. */
export type Trouble = string[];

/** Starts listening; look at the list when the page has been used. */
export function watch(page: Page, siteOrigin: string): Trouble {
  const trouble: Trouble = [];
  page.on("console", (message) => {
    // An answer of 400 or more is reported below, with its address.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error" || message.type() === "warning")
      trouble.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteOrigin)
      trouble.push(`request to another host: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page ends what it was still loading.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") trouble.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      trouble.push(`answered ${response.status()}: ${response.url()}`);
  });
  return trouble;
}
