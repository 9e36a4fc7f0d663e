import { expect, test } from "vitest";
import { newsletterPages } from "#content/pages/newsletter.ts";
import { subscribePath } from "#contracts/endpoints.ts";
import { startApp, type TestApp } from "../../../tests/support/app.ts";
import { rowsIn } from "../../../tests/support/rows.ts";

const ada = { email: "ada@practice.example", filledInMs: 4000 };

async function linkIn(app: TestApp, subject: RegExp, path: string): Promise<string> {
  const mails = await app.mails(1);
  const text = mails.find((mail) => subject.test(mail.subject ?? ""))?.text ?? "";
  return new RegExp(`http://site\\.example(${path}\\?token=[\\w-]+)`).exec(text)?.[1] ?? "";
}

const press = (app: TestApp, path: string, body = "") =>
  app.ask(
    new Request(`http://site.example${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    }),
  );

const statusOf = async (app: TestApp) => (await rowsIn(app.storage, "subscriptions"))[0]?.status;

test("a subscription needs the link in the mail and the button behind it", async () => {
  const app = await startApp();
  // The form says the same for a new address and a known one, which gets no second message.
  for (const _ of ["new", "known"])
    expect(await (await app.post(subscribePath, ada)).json()).toEqual({ success: true });
  expect(await app.mails(1)).toHaveLength(1);

  const link = await linkIn(app, /confirm/, "/newsletter/confirm");
  const page = await app.get(link);
  expect(page.headers.get("content-type")).toMatch(/text\/html/);
  expect(await page.text()).toContain(`${newsletterPages.askToConfirm.button}</button>`);
  expect(await statusOf(app)).toBe("pending");

  const confirmed = await press(app, link);
  expect(confirmed.status).toBe(200);
  const confirmation = await confirmed.text();
  expect(confirmation).toContain(newsletterPages.confirmed.heading);
  expect(confirmation).toContain(`href="${newsletterPages.confirmed.back.href}"`);
  expect(await statusOf(app)).toBe("confirmed");

  await press(app, link);
  const welcomes = (await app.mails(2)).filter((mail) => /subscribed/.test(mail.subject ?? ""));
  expect(welcomes).toHaveLength(1);
});

test("the welcome message has one-click unsubscription that works without cookies", async () => {
  const app = await startApp();
  await app.post(subscribePath, ada);
  await press(app, await linkIn(app, /confirm/, "/newsletter/confirm"));
  const mails = await app.mails(2);
  const headers = Object.fromEntries(
    mails
      .find((mail) => /^You are subscribed/.test(mail.subject ?? ""))
      ?.headers.map(({ key, value }) => [key, value]) ?? [],
  );
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const target = /^<http:\/\/site\.example(\/.*)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1];

  expect((await app.get(target ?? "")).status).toBe(200);
  expect(await statusOf(app)).toBe("confirmed");
  const answer = await press(app, target ?? "", "List-Unsubscribe=One-Click");
  expect(answer.status).toBe(200);
  expect(await statusOf(app)).toBeUndefined();
  const left = [...(await rowsIn(app.storage, "leads")), ...(await rowsIn(app.storage, "outbox"))];
  expect(left, "the lead and its messages go too").toEqual([]);

  const again = await press(app, target ?? "", "List-Unsubscribe=One-Click");
  expect(again.status).toBe(200);
  expect(await again.text()).toContain(newsletterPages.unsubscribed.heading);
});

test("an invalid link gets a page that says so, without markup from the link", async () => {
  const app = await startApp();
  const path = '/newsletter/confirm?token="><script>alert(1)</script>';
  expect(await (await app.get(path)).text()).not.toContain("<script>");
  expect((await press(app, "/newsletter/confirm?token=made-up")).status).toBe(404);
  expect((await press(app, "/newsletter/unsubscribe?token=made-up")).status).toBe(404);
});
