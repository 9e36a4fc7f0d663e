import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { openDeskSession } from "#server/desk/sessions.ts";
import { addMember } from "#server/desk/users.ts";
import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";
import { fillInContact, openCalculator, reachResult } from "../support/rd-calculator.ts";
import { seedLeads } from "../support/seed-leads.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";

/** In the browser and in the sample data it is always this moment, so that a picture stays the same. */
const now = new Date("2026-11-16T09:30:00-07:00");
const team = [
  ["ana@firm.example", "admin"],
  ["ben@firm.example", "staff"],
  ["carla@firm.example", "staff"],
] as const;

let server: SiteServer;
test.beforeAll(async () => {
  server = await startSiteServer({ RATE_LIMIT: "off" });
});
test.afterAll(() => server?.stop());
test.beforeEach(({ page }) => page.clock.setFixedTime(now));

test("the home page with the calculator's result", async ({ page }) => {
  const calculator = await openCalculator(page, server.url);
  await reachResult(calculator);
  await fillInContact(calculator);
  // The sample practice's whole name does not fit into its field at this width.
  const practice = calculator.getByLabel("Practice name", { exact: true });
  await practice.fill("Lind Orthodontics");
  await practice.blur();
  await calculator.evaluate((element) => element.scrollIntoView());
  await draw(page, "home");
});

test("the desk with its leads", async ({ page, context }) => {
  const token = await fillDesk();
  await context.addCookies([{ name: "desk_session", value: token, url: `${server.url}/desk` }]);
  await page.goto(`${server.url}/desk/leads?kind=estimate`);
  await page.locator(".lead-row").first().waitFor();
  await draw(page, "desk");
});

/** The team and three hundred leads. Gives the token of the first one's session. */
async function fillDesk(): Promise<string> {
  const storage = await openStorage({ databaseUrl: undefined, dataDir: server.dataDir }, silentLog);
  const owners: string[] = [];
  const token = await storage.transaction(async (queries) => {
    for (const [email, role] of team) {
      const member = await addMember(queries, email, role, now.getTime());
      owners.push(member?.id ?? "");
    }
    // The server goes by its own clock.
    return openDeskSession(queries, owners[0] ?? "", Date.now());
  });
  await seedLeads(storage, { count: 300, now: now.getTime(), owners });
  await storage.close();
  return token;
}

/** Without loss: these flat colors take less room so than as a photograph would. */
async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ animations: "disabled", caret: "hide" });
  await sharp(drawn).webp({ lossless: true, effort: 6 }).toFile(`docs/pictures/${name}.webp`);
}
