import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { specimenPath } from "#contracts/endpoints.ts";
import { amountNotRead } from "#wording/numbers.ts";
import { accessibilityFaults, expectToHold, watch } from "../support/built-pages/page-checks.ts";

/** The server does not have this page, so the test serves it. */
const specimen = readFileSync(`build${specimenPath}/index.html`, "utf8");

async function gotoSpecimen(page: Page) {
  await page.route(`**${specimenPath}`, (route) =>
    route.fulfill({ contentType: "text/html", body: specimen }),
  );
  await page.goto(specimenPath);
}

async function openSpecimen(page: Page) {
  await gotoSpecimen(page);
  // Out of view, an island starts some seconds later.
  await page.locator("[data-island]").scrollIntoViewIfNeeded();
  await page.locator("[data-island][data-hydrated]").waitFor();
}

const example = (page: Page, section: string, name: string) =>
  page.locator(`#${section} [data-example="${name}"]`);

test("every component is accessible and fits @test:all", async ({ page }) => {
  const trouble = watch(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSpecimen(page);
  await expectToHold(page);
  expect(trouble).toEqual([]);
});

test("what can be pressed is 44 px high, an error is tied to its field, notices are announced", async ({
  page,
}) => {
  await openSpecimen(page);
  const small = await page
    .locator(
      "#specimen section:not(#charts) :is(button, .button, summary, select, input, textarea)",
    )
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        // A checkbox can be pressed anywhere on its row.
        const target = element.matches(".tick") ? element.parentElement : element;
        const { height, width } = target?.getBoundingClientRect() ?? { height: 0, width: 0 };
        return width > 0 && height < 44 ? [`${element.outerHTML.slice(0, 90)}: ${height}`] : [];
      }),
    );
  expect(small).toEqual([]);

  const phone = example(page, "fields", "TextInput with error").getByRole("textbox");
  await expect(phone).toHaveAccessibleDescription(/area code/);
  await expect(phone).toHaveAttribute("aria-invalid", "true");

  // In a live region that already exists.
  const messages = example(page, "messages", "AlertRegion");
  await expect(messages.getByRole("alert")).toBeEmpty();
  await messages.getByRole("button", { name: "Send" }).click();
  await expect(messages.getByRole("alert")).toHaveText("Sent. Check your inbox.");
  await example(page, "messages", "Toast").getByRole("button").click();
  await expect(example(page, "messages", "Toast").getByRole("status")).toHaveText("Link copied.");
});

test("a money field reads what is typed or pasted, says what it cannot read, and undoes @test:all", async ({
  page,
  context,
}) => {
  await openSpecimen(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const field = example(page, "fields", "MoneyInput, empty").getByRole("textbox");
  const press = (keys: string) => page.keyboard.press(keys);
  const paste = async (text: string) => {
    await page.evaluate((all) => navigator.clipboard.writeText(all), text);
    await press("ControlOrMeta+V");
  };
  const unreadable = "about 5";
  await field.focus();
  await paste(unreadable);
  await field.blur();
  await expect(field).toHaveValue(unreadable);
  await expect(field).toHaveAccessibleDescription(amountNotRead(unreadable));
  await field.clear();
  await field.pressSequentially("123456");
  await expect(field).toHaveValue("123,456");
  await field.press("7");
  await field.press("Home");
  await paste("9");
  await expect(field).toHaveValue("91,234,567");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  await press("ControlOrMeta+Z");
  await expect(field).toHaveValue("1,234,567");
  await press("ControlOrMeta+Z");
  await expect(field).toHaveValue("123,456");
  await press("ControlOrMeta+Shift+Z");
  await expect(field).toHaveValue("1,234,567");
});

test("a dialog holds the page still, and closes on Escape or by a press on the backdrop @test:all", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 480 });
  await openSpecimen(page);
  const opener = example(page, "messages", "Dialog").getByRole("button", { name: "Open" });
  const dialog = page.getByRole("dialog", { name: "Aligner staging trials" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  const pageTop = await page.evaluate(() => scrollY);
  await dialog.hover();
  await page.mouse.wheel(0, 4000);
  await expect(dialog.getByRole("link", { name: "Schedule Similar Assessment" })).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(pageTop);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  const box = await dialog.boundingBox();
  if (!box) throw new Error("The dialog has no place");
  // A press that begins inside does not close it.
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y - 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x + 100, box.y - 5);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("cards below the window can be read, move up when scrolled to, and stay @test:all", async ({
  page,
}) => {
  await openSpecimen(page);
  const cards = page.locator("#motion [data-reveal]");
  await expect(cards.first()).toHaveAttribute("data-reveal", "waiting");
  await expect(cards.first()).toHaveCSS("opacity", "1");
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.last()).toHaveAttribute("data-reveal", "shown");
  // Others that come into sight with them are before them in the row.
  const delays = await cards.evaluateAll((all) =>
    all.map((card) => Number.parseFloat(getComputedStyle(card).transitionDelay)),
  );
  const [first = Number.NaN] = delays;
  expect(delays.map((delay) => Math.round((delay - first) * 10))).toEqual([0, 1, 2]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards.first()).toHaveAttribute("data-reveal", "shown");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits to be scrolled to", async ({ page }) => {
    await gotoSpecimen(page);
    await expect(page.locator("#motion [data-reveal]").first()).toHaveCSS("translate", "none");
  });
});

test("pictures arrive in the best form, and a film loads when it is played @test:all", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await openSpecimen(page);
  await page.locator("[data-film]").scrollIntoViewIfNeeded();
  const arrived = () =>
    page
      .locator("#pictures img")
      .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(arrived).toBe(true);
  expect(requested.filter((path) => /\.avif$/.test(path)).length).toBeGreaterThan(0);
  expect(requested.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([]);

  const height = async () => (await page.locator(".film").boundingBox())?.height;
  const poster = await height();
  await page.locator("[data-film]").click();
  const video = page.locator("video.film-player");
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.kind)).toBe(
    "captions",
  );
  expect(await height()).toBeCloseTo(poster ?? 0, 0);
});
