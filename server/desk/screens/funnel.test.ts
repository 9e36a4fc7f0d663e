import { expect, test } from "vitest";
import { deskFunnelPath } from "#contracts/desk/funnel.ts";
import { startApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";

const noon = Date.parse("2026-03-10T19:00:00Z");

test("an invalid or too long range is refused with a sentence", async () => {
  const app = await startApp({ options: { now: () => noon } });
  const staff = await signInAs(app, "staff", undefined, noon);
  for (const query of [
    "",
    "?from=yesterday&to=2026-03-31",
    "?from=2026-03-31&to=2026-03-01",
    "?from=2000-01-01&to=2026-03-31",
  ]) {
    const response = await staff.ask("GET", deskFunnelPath + query);
    expect(response.status, query).toBe(422);
    expect((await response.json()).error).toMatch(/^[A-Z].*\.$/);
  }
});
