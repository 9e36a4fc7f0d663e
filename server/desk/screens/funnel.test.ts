import { expect, test } from "vitest";
import { leadStatuses } from "#contracts/desk/leads.ts";
import { startApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { leadRow } from "../../leads/record-lead.ts";
import { newId } from "../../storage/ids.ts";
import type { LeadRow } from "../../storage/tables.ts";

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
    const response = await staff.request("funnel", { query });
    expect(response.status, query).toBe(422);
    expect((await response.json()).error).toMatch(/^[A-Z].*\.$/);
  }
});

test("leads that arrived in the range are counted by status, with the sum of their estimates", async () => {
  const app = await startApp({ options: { now: () => noon } });
  const staff = await signInAs(app, "staff", undefined, noon);
  const store = (row: Partial<LeadRow>, estimatedCredit?: number) =>
    app.storage.run((queries) =>
      queries
        .insertInto("leads")
        .values({
          ...leadRow({
            ...{ id: newId(), kind: "contact", idempotencyHash: null, email: "a@x.example" },
            ...{ sourcePage: "/", createdAt: noon },
            ...(estimatedCredit !== undefined && { result: { estimatedCredit } }),
          }),
          ...row,
        })
        .execute(),
    );
  await store({ status: "client" }, 10_000);
  await store({ status: "client" }, 5_500);
  await store({ status: "client" });
  await store({ status: "new", result: "{damaged" });
  await store({ status: "client", created_at: noon - 86_400_000 }, 1);
  const { leadsByStatus } = await staff.answer("funnel", {
    query: "from=2026-03-10&to=2026-03-10",
  });
  expect(leadsByStatus.map(({ status }) => status)).toEqual([...leadStatuses]);
  expect(leadsByStatus.find(({ status }) => status === "client")).toEqual({
    ...{ status: "client", leads: 3, estimates: 2, estimatedCredit: 15_500 },
  });
  expect(leadsByStatus.find(({ status }) => status === "new")).toMatchObject({
    ...{ leads: 1, estimates: 0, estimatedCredit: 0 },
  });
});
