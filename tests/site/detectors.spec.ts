import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults, overflowing, visibleText, watch } from "../support/page-checks.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

/** The checks of pages.spec.ts shown pages with faults, so that we know they would see them. */
async function open(page: Page, body: string): Promise<string[]> {
  const trouble = watch(page, siteUnderTest.url);
  const html = `<!doctype html><html lang="en"><title>T</title><main><h1>H</h1>${body}</main></html>`;
  await page.route("**/with-faults", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.goto("/with-faults");
  await page.waitForLoadState("networkidle");
  return trouble;
}

test("an element wider than the window is seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '<p class="wide" style="width: 500px">Wide</p>');
  expect(await overflowing(page)).toContain("p.wide");
});

test("a picture without words is seen", async ({ page }) => {
  await open(page, '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
  expect(await accessibilityFaults(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^image-alt/)]),
  );
});

test.describe("trouble is seen", () => {
  const faults: [what: string, body: string, seen: RegExp][] = [
    ["a console error", '<script>console.error("alas")</script>', /^console error: alas/],
    ["an uncaught error", '<script>throw new Error("alas")</script>', /^uncaught: alas/],
    ["a missing file", '<img alt="" src="/missing.png">', /^answered 404/],
    ["another host", '<img alt="" src="http://127.0.0.1:9/x.png">', /^request to another host/],
    ["a failed request", '<img alt="" src="http://127.0.0.1:9/x.png">', /^request failed/],
  ];
  for (const [what, body, seen] of faults)
    test(what, async ({ page }) => {
      expect(await open(page, body)).toEqual(expect.arrayContaining([expect.stringMatching(seen)]));
    });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("text that waits for script is not seen", async ({ page }) => {
    const styles = ["opacity: 0", "display: none", "visibility: hidden"];
    await open(page, styles.map((style) => `<p style="${style}">Hidden</p>`).join("<p>Shown</p>"));
    expect(await visibleText(page)).toEqual(["H", "Shown", "Shown"]);
  });
});
