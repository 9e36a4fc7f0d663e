import { describe, expect, test } from "vitest";
import { issuePagePath, unsubscribePath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { addReaders } from "../../tests/support/newsletter.ts";
import { appWithSmtp, completeIssue, writeIssue } from "../../tests/support/newsletter-at-desk.ts";

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
