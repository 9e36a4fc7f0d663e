import { expect, onTestFinished, test, vi } from "vitest";
import { sendEmailPath, verifyPresentationPasswordPath } from "#contracts/endpoints.ts";
import { quickTiming, startApp } from "../../tests/support/app.ts";
import { patience } from "../../tests/support/patience.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { startSmtp } from "../../tests/support/smtp.ts";

const year = 365 * 24 * 60 * 60 * 1000;
const deck = "/functions/v1/presentations/rd-tax-credits";

test.each([
  ["back", -year],
  ["forward", year],
])(
  "a clock that jumps %s a year loses no message and unlocks nothing",
  async (_, jump) => {
    let clock = Date.now();
    const smtp = await startSmtp({ behaviour: { data: () => ({ code: 451, text: "later" }) } });
    onTestFinished(() => smtp.stop());
    const timing = { ...quickTiming, firstPauseMs: 20, longestPauseMs: 20 };
    const app = await startApp({
      env: { SMTP_URL: smtp.url },
      options: { now: () => clock, outboxTiming: timing },
    });
    const unlocked = await app.post(verifyPresentationPasswordPath, { password: "correct horse" });
    const { sessionToken } = (await unlocked.json()) as { sessionToken: string };

    await app.post(sendEmailPath, resultsRequest("before@x.example"));
    const eventually = (check: () => unknown) =>
      vi.waitFor(check, { timeout: 60_000 * patience, interval: 10 });
    await eventually(async () => {
      const row = await app.storage.run((queries) =>
        queries.selectFrom("outbox").selectAll().executeTakeFirstOrThrow(),
      );
      expect(row.last_error).toContain("later");
    });
    clock += jump;
    await app.post(sendEmailPath, resultsRequest("after@x.example"));
    expect((await app.get(deck, sessionToken)).status).toBe(401);

    smtp.behave({});
    await eventually(() => {
      const reached = smtp.received.flatMap(({ to }) => to);
      expect(reached).toContain("before@x.example");
      expect(reached).toContain("after@x.example");
    });
    const leads = await app.storage.run((queries) =>
      queries.selectFrom("leads").selectAll().execute(),
    );
    expect(leads).toHaveLength(2);
  },
  120_000 * patience,
);
