import { describe, expect, test } from "vitest";
import { newsletterPages } from "#content/pages/newsletter.ts";
import { issuePagePath, unsubscribePath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../tests/support/desk.ts";
import { addReaders } from "../../tests/support/newsletter.ts";
import {
  appWithSmtp,
  auditOf,
  completeIssue,
  writeIssue,
} from "../../tests/support/newsletter-at-desk.ts";
import { changeRows } from "../../tests/support/rows.ts";

describe("the page of an issue", () => {
  test("shows what was sent without anything of a reader, and is not listed", async () => {
    const { app, until, read, send } = await appWithSmtp(startApp);
    const [reader] = await addReaders(app.storage, 1);
    const id = await send(1);
    await until(id, { status: "sent" });
    const { slug } = await read(id);
    expect(slug).toMatch(/^\d{4}-\d\d-\d\d-what-changed-this-fall$/);
    const response = await app.get(issuePagePath(slug ?? ""));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const page = await response.text();
    expect(page).toContain(`<h1>${completeIssue.subject}</h1>`);
    expect(page).toContain("<strong>this</strong>");
    expect(page).toContain(`utm_campaign=${slug}`);
    expect(page).not.toContain(reader?.email);
    expect(page).not.toContain(reader?.token);
    expect(page).not.toContain(unsubscribePath);
  });

  test("is the not-found page for another address, and for a draft", async () => {
    const app = await startApp({ options: { notFoundPage: "<p>Not found</p>" } });
    await writeIssue(await signInAs(app, "staff"));
    for (const slug of ["nothing", "2026-11-16-what-changed-this-fall", "%00", "null", "..%2f"]) {
      const response = await app.get(issuePagePath(slug));
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("<p>Not found</p>");
    }
  });

  test("is gone while the issue is stopped, and says for good that it was withdrawn", async () => {
    const notFoundPage = "<p>Not found</p>";
    const { app, admin, until, read, send } = await appWithSmtp((settings) =>
      startApp({ ...settings, options: { ...settings.options, notFoundPage } }),
    );
    await addReaders(app.storage, 1);
    const id = await send(1);
    await until(id, { status: "sent" });
    const { slug } = await read(id);
    const page = async () => {
      const response = await app.get(issuePagePath(slug ?? ""));
      return { status: response.status, text: await response.text() };
    };
    await changeRows(app.storage, "newsletter_issues", { status: "stopped" }, id);
    expect(await page()).toEqual({ status: 404, text: notFoundPage });
    await changeRows(app.storage, "newsletter_issues", { status: "sent" }, id);
    expect((await page()).status).toBe(200);

    await admin.answer("withdrawIssue", { id });
    const { status, text } = await page();
    expect(status).toBe(410);
    expect(text).toContain(newsletterPages.withdrawn.heading);
    expect(text).not.toContain(completeIssue.subject);
    expect(await read(id)).toMatchObject({ status: "withdrawn", withdrawnAt: expect.any(Number) });
    const [entry] = await auditOf(app, id);
    expect(entry).toMatchObject({ action: "newsletter-withdrawn", by: { email: admin.email } });
    expect(await admin.status("withdrawIssue", { id })).toBe(409);
  });

  test("can be withdrawn by an admin once it is sent or stopped, which is then not resumed", async () => {
    const app = await startApp();
    const [admin, staff] = [await signInAs(app, "admin"), await signInAs(app, "staff")];
    const withdraw = (visitor: DeskVisitor, id: string) => visitor.status("withdrawIssue", { id });
    const { issue } = await writeIssue(admin);
    const { id } = issue;
    for (const status of ["draft", "scheduled", "sending"] as const) {
      await changeRows(app.storage, "newsletter_issues", { status, scheduled_at: 2 ** 43 }, id);
      expect(await withdraw(admin, id), status).toBe(409);
    }
    await changeRows(app.storage, "newsletter_issues", { status: "stopped" }, id);
    expect(await withdraw(staff, id)).toBe(403);
    expect(await withdraw(admin, id)).toBe(200);
    expect(await admin.status("resumeIssue", { id })).toBe(409);
  });

  test("has another name for each issue with the same subject", async () => {
    const { app, read, send } = await appWithSmtp(startApp);
    await addReaders(app.storage, 1);
    const slugs = [await send(1), await send(1), await send(1)].map(async (id) => {
      const { slug } = await read(id);
      return slug?.slice("2026-11-16-".length);
    });
    expect(await Promise.all(slugs)).toEqual([
      "what-changed-this-fall",
      "what-changed-this-fall-2",
      "what-changed-this-fall-3",
    ]);
  });
});
