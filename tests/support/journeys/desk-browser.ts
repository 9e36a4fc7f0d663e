import { type Browser, expect, type Page } from "@playwright/test";
import { expectToHold } from "../built-pages/page-checks.ts";
import { firstAdminLink, inStorage } from "../data-folder.ts";
import type { SiteServer } from "../site-server.ts";
import type { SmtpSink } from "../smtp.ts";
import { mailTo, testOnOwnServer } from "./own-server.ts";

export const admin = "ana@firm.example";
export const staff = "sam@firm.example";
export const signInHeading = "Sign in to the desk";
/** Sets the title if it runs. */
export const markup = `<img src=x onerror="document.title='run'">`;

type TwoBrowsers = { ana: DeskPage; sam: DeskPage };

/** `test` with a server, its mail and two browsers, which the journeys of a file share in order. */
export function testAtDesk(environment: Record<string, string> = {}) {
  let opened: TwoBrowsers | undefined;
  return testOnOwnServer(environment).extend<
    TwoBrowsers & { both: TwoBrowsers; otherBrowser: DeskPage }
  >({
    both: async ({ browser, site }, use) => {
      opened ??= { ana: await newVisitor(browser, site), sam: await newVisitor(browser, site) };
      await use(opened);
    },
    ana: ({ both }, use) => use(both.ana),
    sam: ({ both }, use) => use(both.sam),
    /** For one journey only. */
    otherBrowser: async ({ browser, site }, use) => {
      const page = await newVisitor(browser, site);
      await use(page);
      await page.context().close();
    },
  });
}

/** Ana is the first admin, and Sam a member of staff whom she invited. */
export async function signInBoth(ana: DeskPage, sam: DeskPage, server: SiteServer, smtp: SmtpSink) {
  await ana.becomeFirstAdmin(server);
  await ana.screen("Team").click();
  await ana.inviteStaff();
  await expect(ana.getByText(`${staff} is invited.`)).toBeVisible();
  await sam.goto("/desk");
  await sam.signInByLink(smtp, staff);
  await expect(sam.heading("Leads")).toBeVisible();
}

/** Opens a new browser, without a session. */
async function newVisitor(browser: Browser, origin: string): Promise<DeskPage> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  return atDesk(await context.newPage());
}

/** A page with the names of what the desk shows, and what is done there most. */
export type DeskPage = Page & ReturnType<typeof partsOfDesk>;
export const atDesk = (page: Page): DeskPage => Object.assign(page, partsOfDesk(page));

function partsOfDesk(page: Page) {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });

  /** Requests a sign-in link. Returns the address from the message in the sink. */
  async function askForLink(smtp: SmtpSink, email: string): Promise<string> {
    const before = smtp.received.length;
    await field("E-mail").fill(email);
    await button("E-mail me a link").click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    return linkIn(smtp, email, before);
  }

  async function followLink(link: string): Promise<void> {
    await page.goto(link);
    await button("Sign in").click();
  }

  return {
    heading,
    button,
    field,
    askForLink,
    followLink,
    alert: (words: string) => page.getByRole("alert").filter({ hasText: words }),
    row: (words: string) => page.getByRole("row").filter({ hasText: words }),
    saved: () => page.getByText("Saved", { exact: true }),
    exportLink: () => page.getByRole("link", { name: "Export CSV" }),
    /** A button of the open dialog. */
    inDialog: (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true }),
    /** The link to a screen of the desk. */
    screen: (name: string) =>
      page.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name }),

    async signInByLink(smtp: SmtpSink, email: string): Promise<void> {
      await followLink(await askForLink(smtp, email));
    },

    /** Signs in by the link of the first start. */
    async becomeFirstAdmin(server: SiteServer): Promise<void> {
      await page.goto(firstAdminLink(server));
      await field("E-mail").fill(admin);
      await button("Become the first admin").click();
    },

    /** Invites a member of staff on the open screen Team. */
    async inviteStaff(): Promise<void> {
      await field("E-mail").fill(staff);
      await button("Invite").click();
    },

    async signOut(): Promise<void> {
      await page.locator(".desk-account summary").click();
      await button("Sign out").click();
      await expect(heading(signInHeading)).toBeVisible();
    },

    holds: (state: string) => expectToHold(page, state),
  };
}

/** The desk's link in the newest message to this address. */
export async function linkIn(smtp: SmtpSink, email: string, before = 0): Promise<string> {
  const read = async () => (await smtp.parsed()).slice(before);
  return (await mailTo(read, email, /https?:\S+\/desk\S*#\S+/)).found;
}

/**
 * Marks all sessions as confirmed just now, so that confirmations do not expire on a slow machine.
 */
export const renewConfirmations = (server: SiteServer) => confirm(server, Date.now());

/** Makes all confirmations expire. */
export const letConfirmationsRunOut = (server: SiteServer) => confirm(server, null);

const confirm = (server: SiteServer, confirmed_at: number | null) =>
  inStorage(server, (storage) =>
    storage.run((queries) => queries.updateTable("desk_sessions").set({ confirmed_at }).execute()),
  );
