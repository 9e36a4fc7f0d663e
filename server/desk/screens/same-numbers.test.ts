import { expect, test } from "vitest";
import { practiceAnswers } from "#calculations/rd-credit/answers.ts";
import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { firmTimeZone } from "#content/firm.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { today } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { appOnSqlite } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";

// $700,000 × 3 of 14 people × 12 of 40 hours = $45,000; 6% to 10% federal, 7.5% by Utah's law.
const onlySome = { people: 3, all: 14, hoursAWeek: 12 };
const [low, high, ofUtah] = [2_700, 4_500, 3_375];

appOnSqlite("a practice in Utah where only some do the work", (start) => {
  test("has the same numbers on the result, in both mails, at the desk and in its CSV", async () => {
    const app = await start();
    const request = resultsRequest();
    Object.assign(request.calculation, { onlySome });
    request.calculation.contact.cpaEmail = "cpa@accounting.example";
    expect((await app.post(sendEmailPath, request)).status).toBe(200);

    const estimate = estimateCredit(practiceAnswers(request.calculation, () => "Orthodontics"));
    if (estimate.kind !== "estimate") throw new Error("The answers should be computable.");
    const onScreen = studyAnswer(estimate, answerWords);
    for (const amount of [low, high, ofUtah]) expect(onScreen).toContain(formatUsd(amount));
    expect(onScreen).not.toContain(formatUsd(estimate.estimatedCreditInUsd));

    const left = feeLine(
      estimate.countedExpensesInUsd,
      today(firmTimeZone),
      rdCalculatorResult.fee,
    );
    for (const { text = "", subject = "" } of await app.mails(2)) {
      const words = text.replaceAll(/\s+/g, " ");
      expect(words).toContain(onScreen);
      if (left) expect(words).toContain(left);
      expect(words).toContain(`${formatUsd(ofUtah)} by Utah’s law`);
      expect(subject).not.toContain(formatUsd(estimate.estimatedCreditInUsd));
    }

    const admin = await signInAs(app, "admin");
    const [row] = (await admin.answer("people", { query: {} })).people;
    expect(row?.estimate).toMatchObject({ range: { low, high } });
    const { person } = await admin.answer("person", { id: row?.id ?? "" });
    const sent = JSON.stringify(person);
    expect(sent).toContain(onScreen);
    expect(sent).toContain("3 of 14 people at 12 hours a week");

    // The CSV has the amounts of the slip's last lines, which count everyone.
    const csv = await (await admin.ask("GET", "/desk/api/people.csv")).text();
    const [header = "", line = ""] = csv.split("\r\n");
    const cell = line.split(",")[header.split(",").indexOf("Estimated Credit")];
    expect(Number(cell)).toBe(estimate.estimatedCreditInUsd);
  });
});
