import { expect, test } from "vitest";
import { deskFiguresPath, figuresAnswer } from "#contracts/desk/figures.ts";
import { countPath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";

const noon = Date.parse("2026-03-10T19:00:00Z");
const range = "?from=2026-03-01&to=2026-03-31";

test("staff read the funnel, with what was counted a moment ago", async () => {
  const app = await startApp({ options: { now: () => noon } });
  await app.ask(
    new Request(app.environment.publicOrigin + countPath, {
      method: "POST",
      headers: {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      },
      body: JSON.stringify({ event: "calculator-started", path: "/" }),
    }),
  );
  const staff = await signInAs(app, "staff", undefined, noon);
  const response = await staff.ask("GET", deskFiguresPath + range);
  expect(response.status).toBe(200);
  const answer = figuresAnswer.parse(await response.json());
  expect(answer.byDay).toEqual([{ name: "2026-03-10", counts: { "calculator-started": 1 } }]);
  expect(answer.byDevice).toEqual([{ name: "computer", counts: { "calculator-started": 1 } }]);
});

test("a range that is none, or too long, is refused with a sentence", async () => {
  const app = await startApp({ options: { now: () => noon } });
  const staff = await signInAs(app, "staff", undefined, noon);
  for (const query of [
    "",
    "?from=yesterday&to=2026-03-31",
    "?from=2026-03-31&to=2026-03-01",
    "?from=2000-01-01&to=2026-03-31",
  ]) {
    const response = await staff.ask("GET", deskFiguresPath + query);
    expect(response.status, query).toBe(422);
    expect((await response.json()).error).toMatch(/^[A-Z].*\.$/);
  }
});
