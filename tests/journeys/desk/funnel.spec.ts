import { devices, expect, type Page, test } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { firm } from "#content/firm.ts";
import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";
import { turnPage } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { becomeFirstAdmin, holds, newVisitor } from "../../support/journeys/desk-browser.ts";
import { renewConfirmations } from "../../support/journeys/desk-confirmations.ts";
import { seedCounts } from "../../support/journeys/seed-funnel.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import { type SiteServer, startSiteServer } from "../../support/site-server.ts";
import { listenAsReceiver, type WebhookReceiver } from "../../support/webhook-receiver.ts";

test.describe.configure({ mode: "serial" });

let server: SiteServer;
let receiver: WebhookReceiver;
let ana: Page;

test.beforeAll(async ({ browser }) => {
  server = await startSiteServer({ RATE_LIMIT: "off", WEBHOOK_ALLOW_PRIVATE: "on" });
  receiver = await listenAsReceiver();
  ana = await newVisitor(browser, server.url);
  await becomeFirstAdmin(ana, server, "ana@firm.example");
});
test.afterAll(async () => {
  await server?.stop();
  receiver?.close();
});

const screen = (name: string) =>
  ana
    .getByRole("navigation", { name: "Desk", exact: true })
    .getByRole("link", { name, exact: true })
    .click();
const button = (name: string) => ana.getByRole("button", { name, exact: true });
const told = (sentence: string | RegExp) =>
  expect(ana.getByRole("status").getByText(sentence)).toBeVisible();

test("the funnel shows what visitors do, unless they ask not to be counted", async ({
  browser,
}) => {
  await screen("Funnel");
  await expect(
    ana.getByRole("heading", { name: "Nothing was counted in these days" }),
  ).toBeVisible();
  await holds(ana, "an empty funnel");

  const { userAgent } = devices["Desktop Chrome"];
  const visit = async (headers: Record<string, string>) => {
    const context = await browser.newContext({
      baseURL: server.url,
      userAgent,
      extraHTTPHeaders: headers,
    });
    await context.route(`${firm.links.booking}**`, (route) => route.fulfill({ body: "booked" }));
    const page = await context.newPage();
    await page.goto("/?utm_source=spring-letter");
    await page.getByLabel("Dentistry").first().click();
    // React may start after the click. Only then is the step counted.
    await expect(page.locator(".rd-calculator[data-touched]")).toBeVisible();
    await page.locator(`a[href="${firm.links.booking}"]`).first().click();
    const reported = page.waitForResponse((response) => response.url().endsWith("/count"));
    await turnPage(page, "hidden");
    await reported;
    await context.close();
  };
  await visit({ DNT: "1" });
  await visit({});

  await ana.reload();
  const row = (name: string) => ana.locator(".funnel-steps").getByRole("row", { name });
  // Counted once, though there were two visitors, because the other has Do Not Track.
  await expect(ana.locator(".funnel-views strong")).toHaveText("1");
  await expect(row("Calculator started").getByRole("cell")).toHaveText("1");
  await expect(row("Booking link followed").getByRole("cell")).toHaveText("1");
  await expect(
    ana.getByRole("row", { name: "spring-letter" }).getByRole("cell").first(),
  ).toHaveText("1");

  const storage = await openStorage({ databaseUrl: undefined, dataDir: server.dataDir }, silentLog);
  await seedCounts(storage, { days: 200, now: Date.now() });
  await storage.close();
  await ana.getByRole("link", { name: "Last 90 days" }).click();
  await expect(ana).toHaveURL(/from=.*to=/);
  await expect(ana.locator(".funnel-views")).toBeVisible();
  await ana.getByLabel("Show", { exact: true }).selectOption("calculator-started");
  await expect(ana).toHaveURL(/show=calculator-started/);
  for (const summary of await ana.getByText("Table with every step", { exact: false }).all())
    await summary.click();
  await expect(ana.getByRole("row", { name: "Total" }).first()).toBeVisible();
  await holds(ana, "funnel of 90 days with their tables");
});

test(
  "an admin connects another program, tries it, replays, rotates, pauses and removes",
  inTestAll,
  async () => {
    await renewConfirmations(server);
    await screen("Connections");
    await expect(ana.getByRole("heading", { name: "No connections yet" })).toBeVisible();
    await ana.getByLabel("Name", { exact: false }).fill("CRM");
    await ana.getByLabel("Address", { exact: true }).fill("https://user:x@crm.example");
    await button("Add").click();
    await expect(ana.getByText(/must not contain a user name/)).toBeVisible();
    await holds(ana, "an address that is refused");

    await ana.getByLabel("Address", { exact: true }).fill(receiver.url);
    await button("Add").click();
    const secret = await ana.locator(".connection-secret").innerText();
    await holds(ana, "a secret");
    await button("I have copied it").click();
    await button("Test call CRM").click();
    await told(/answered 200/);
    const [call] = await receiver.received(1);
    new Webhook(secret).verify(call?.body ?? "", call?.headers as Record<string, string>);

    await sendResults(server.url, resultsRequest());
    await receiver.received(2);
    await ana.getByText("Last deliveries").click();
    const delivery = ana.getByRole("row", { name: "Delivered" });
    await expect(delivery).toBeVisible();
    await delivery.getByRole("button", { name: "Replay" }).click();
    const [, first, again] = await receiver.received(3);
    expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);

    await renewConfirmations(server);
    await button("Rotate secret CRM").click();
    await button("Rotate secret").click();
    await expect(ana.locator(".connection-secret")).not.toHaveText(secret);
    await button("I have copied it").click();
    await expect(ana.getByText(/both sign until/)).toBeVisible();
    await holds(ana, "a connection with its deliveries");

    await button("Pause CRM").click();
    await told("CRM is paused. Leads that arrive meanwhile are not sent to it.");
    await button("Resume CRM").click();
    await told("CRM is on. New leads are sent to it.");
    await button("Remove CRM").click();
    await button("Remove").click();
    await told("CRM is removed.");
    await expect(ana.getByRole("heading", { name: "No connections yet" })).toBeVisible();
  },
);
