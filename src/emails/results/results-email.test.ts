import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answersHash } from "#calculations/rd-credit/answers-hash.ts";
import { orthodonticsInUtah, workedExamples } from "#calculations/rd-credit/estimate.examples.ts";
import { hoursInWords } from "#calculations/rd-credit/slip-lines.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { yearsToClaim } from "#calculations/refund-claims/open-years.ts";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { embedPath } from "#content/calculators/embed.ts";
import { dentistry } from "#content/calculators/practice-types/dentistry.ts";
import { rdCalculatorResult, resultsCopy } from "#content/calculators/rd-calculator-result.ts";
import { cpaCopy, resultsEmail } from "#content/calculators/results-email.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { colors } from "#content/colors.ts";
import { firm } from "#content/firm.ts";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatRdTimeContribution, formatTotalRdTime, formatUsd } from "#wording/numbers.ts";
import { oneLine, withoutTags } from "../../../tests/support/read-html.ts";
import { palette } from "../mail/style.ts";
import { sampleResultsEmail } from "./results-email.sample.ts";
import { renderResultsEmail } from "./results-email.tsx";
import { resultsEmailWords } from "./results-words.ts";

/** 7.50% and 3.75% of all time: 11.25% together. */
const dentistsInUtah = {
  ...orthodonticsInUtah.answers,
  specialties: dentistry.specialties.slice(0, 2).map((specialty, index) => ({
    name: specialty.name,
    practiceTypeId: dentistry.id,
    specialtyId: specialty.id,
    timePercentage: 50,
    innovationLevel: index === 0 ? "high" : "medium",
    activities: specialty.activities.slice(0, 1),
  })),
};

describe.each(["visitor", "cpa"] as const)(
  "where the %s reads that it was asked for",
  (audience) => {
    const props = { ...sampleResultsEmail(), audience };
    const asked = audience === "cpa" ? cpaCopy : resultsEmail;
    const own = new URL(props.origin).host;
    test.each([
      [
        { name: "Smith & Sons" },
        fillIn(asked.askedThrough, { host: own, partner: "Smith & Sons" }),
      ],
      [
        { name: "Smith", host: "smith.example" },
        fillIn(asked.askedThrough, { host: "smith.example", partner: "Smith" }),
      ],
      [{ host: "smith.example" }, fillIn(asked.askedAt, { host: "smith.example" })],
    ])("with %j: %s", (shown, sentence) => {
      const { opening } = resultsEmailWords({ ...props, shown });
      expect(opening.endsWith(` ${sentence}`)).toBe(true);
    });

    test("a listed partner has its logo, color and site in both parts, and nothing else is loaded", () => {
      const agreed = {
        ...{ id: "fortune", name: "Fortune Law", website: "https://fortune.example/" },
        ...{ logo: "fortune.svg", accent: "1f3a5f" },
      };
      const partner = { partner: "fortune", shown: { agreed, name: agreed.name } };
      const { html, text } = renderResultsEmail({ ...props, ...partner, sourcePage: "/" });
      expect(html.match(/<img[^>]*>/g)).toEqual([
        expect.stringContaining(`src="${props.origin}/partner-logo/fortune.png" alt="Fortune Law"`),
      ]);
      expect(html).toContain("border-color:#1f3a5f");
      for (const part of [html, text]) expect(part).toContain(agreed.website);
      expect(text).toContain(`${props.origin}/fortune#estimate=`);
    });
  },
);

test("a name is text", () => {
  const shown = { name: "<b>Smith</b>" };
  const { html } = renderResultsEmail({ ...sampleResultsEmail(), shown });
  expect(html).toContain("&lt;b&gt;Smith&lt;/b&gt;");
});

test("answers that a partner's page does not offer open in its embedded calculator", () => {
  const medical = workedExamples.find(({ answers }) =>
    answers.specialties.some(({ practiceTypeId }) => practiceTypeId === "medicine"),
  );
  const agreed = { id: "wealthfd", name: "WealthFD", accent: "5b2a6e" };
  const { text } = renderResultsEmail({
    ...sampleResultsEmail(medical?.answers),
    ...{ partner: "wealthfd", shown: { agreed, name: agreed.name } },
  });
  expect(text).toContain(`${embedPath}?partner=wealthfd&accent=5b2a6e#estimate=`);
});

describe.each(workedExamples)("the worked example: $title", ({ answers, expected }) => {
  const { html, text } = renderResultsEmail(sampleResultsEmail(answers));

  test("stands in the e-mail as it was computed by hand", () => {
    const amounts = [
      formatUsd(expected.estimatedCreditInUsd),
      formatUsd(expected.federalCreditInUsd),
      formatUsd(expected.stateCreditInUsd),
      formatTotalRdTime(expected.totalRdTimeAsFraction),
      ...expected.rdTimeContributionsAsFractions.map(formatRdTimeContribution),
    ];
    for (const amount of amounts) {
      expect(html).toContain(amount);
      expect(text).toContain(amount);
    }
  });
});

test("the visitor is told to forward it, and nothing after that, only if no copy went to the CPA", () => {
  const props = sampleResultsEmail();
  const copied = { ...props, contact: { ...props.contact, cpaEmail: "cpa@firm.example" } };
  expect(resultsEmailWords(props).opening.endsWith(` ${resultsEmail.forward}`)).toBe(true);
  expect(resultsEmailWords(copied).opening).not.toContain(resultsEmail.forward);
  expect(resultsEmailWords(copied).opening).toContain("cpa@firm.example");
});

describe.each(["visitor", "cpa"] as const)("what the %s reads", (audience) => {
  const props = { ...sampleResultsEmail(dentistsInUtah), audience };
  const { html, text } = renderResultsEmail(props);
  const said = stringsIn(resultsEmailWords(props));

  test("begins with the answer, in the list of messages and below the title of both parts", () => {
    const answer = studyAnswer(props.estimate, answerWords);
    const { title, opening, preview } = resultsEmailWords(props);
    expect(preview).toBe(answer);
    for (const part of [readableHtml(html.slice(html.indexOf("<h1"))), oneLine(text)]) {
      const [before = "", after = ""] = part.split(oneLine(answer));
      expect(before).toContain(oneLine(title));
      expect(before).not.toContain(oneLine(opening));
      expect(before).not.toContain("$");
      expect(after).toContain(oneLine(opening));
    }
  });

  test("names the last day and the condition of each open year, with a file for the calendar", () => {
    const { link, condition } = resultsEmail.openYears;
    for (const { taxYear, day, capitalized } of yearsToClaim(props.today)) {
      const blanks = { taxYear, day: formatDate(day), condition: capitalized ? condition : "" };
      expect(oneLine(text)).toContain(oneLine(fillIn(link, blanks)));
      expect(text).toContain(`${props.origin}${calendarPath(`refund-limit-${taxYear}`)}`);
    }
    expect(yearsToClaim(props.today)).toHaveLength(3);
  });

  test("stands in both parts, word for word", () => {
    const parts = { html: readableHtml(html), text: oneLine(text) };
    for (const words of said.filter((words) => !words.includes("://"))) {
      expect(parts.html).toContain(oneLine(words));
      expect(parts.text).toContain(oneLine(words));
    }
  });

  test("says what a study costs, what the share of wages means in hours, and what the state's law does", () => {
    const { fee } = rdCalculatorResult;
    const { countedExpensesInUsd, totalRdTimeAsFraction } = props.estimate;
    const { sentence, source } = stateCreditLaw.UT;
    for (const words of [
      feeLine(countedExpensesInUsd, props.today, fee) ?? "",
      hoursInWords(totalRdTimeAsFraction, resultsEmail.slip.hours),
      sentence,
    ])
      expect(oneLine(text)).toContain(oneLine(words));
    for (const address of [props.origin + fee.link.href, source.url])
      expect(text).toContain(address);
  });

  test("lists every chosen activity below its specialty", () => {
    for (const { name, activities } of dentistsInUtah.specialties) {
      const [, below = ""] = oneLine(text).split(`${name.toLowerCase()} .`);
      for (const activity of activities) expect(below).toContain(activity.toLowerCase());
    }
  });

  test("has one decimal for total R&D time and two for each contribution, in both parts", () => {
    // The rates of a state's law are as the law writes them.
    const ofState = oneLine(stateCreditLaw.UT.sentence);
    for (const part of [readableHtml(html), oneLine(text)].map((part) =>
      part.replaceAll(ofState, ""),
    )) {
      expect(part).toContain("7.50% + 3.75%");
      const oneDecimal = part.match(/\d+\.\d%/g) ?? [];
      expect(new Set(oneDecimal)).toEqual(new Set(["11.3%"]));
      // The arithmetic can be computed again.
      expect(part).toContain("$700,000 × 11.25%");
    }
  });

  test("reopens the answers by a link without wages, names and address", () => {
    const [link = ""] = text.match(/https:\S+#estimate=\S+/) ?? [];
    expect(link).toBe(`${props.origin}/${answersHash(props.estimate)}`);
    for (const hidden of [dentistsInUtah.doctorWagesInUsd, dentistsInUtah.staffWagesInUsd])
      expect(link).not.toContain(`${hidden}`);
  });

  test.each(resultsEmail.calculatorPages)(
    "reopens them where they were given: %s",
    (sourcePage) => {
      const reopened = renderResultsEmail({ ...props, sourcePage }).text;
      expect(reopened).toContain(`${props.origin}${sourcePage}#estimate=`);
    },
  );

  test.each(["/advisors", "//other.example", "/fortune/../x", ""])(
    "reopens them on home when they come from %j, where there is no calculator",
    (sourcePage) => {
      const reopened = renderResultsEmail({ ...props, sourcePage }).text;
      expect(reopened).toContain(`${props.origin}/#estimate=`);
    },
  );
});

test("answers from a place that the calculator does not offer have no link to reopen them", () => {
  const elsewhere = { ...orthodonticsInUtah.answers, state: "Puerto Rico" };
  expect(renderResultsEmail(sampleResultsEmail(elsewhere)).text).not.toContain("#estimate=");
});

test("the visitor reads about further contact what the form said before sending", () => {
  const { text } = renderResultsEmail(sampleResultsEmail());
  const { consent } = rdCalculatorResult.send;
  expect(consent).toContain(resultsCopy);
  expect(oneLine(text)).toContain(oneLine(resultsCopy));
});

describe("the copy for the CPA", () => {
  const props = { ...sampleResultsEmail(), audience: "cpa" as const };
  const { subject, text } = renderResultsEmail(props);

  test("says who asked for it, and speaks of no call", () => {
    expect(subject).toBe(
      fillIn(cpaCopy.subject, {
        ...{ practice: "Lind Orthodontics", low: "$18,900", high: "$31,500" },
      }),
    );
    expect(oneLine(text)).toContain(
      oneLine(fillIn(cpaCopy.opening, { name: "Dr. Ada Lind", practice: "Lind Orthodontics" })),
    );
    expect(oneLine(text)).not.toContain(oneLine(resultsCopy));
    expect(text).toContain(firm.researchPartner);
  });

  test("gives what each method of section 41 makes of the same expenses", () => {
    // Half of 20%, half of 14% and 6% of $315,000.
    for (const credit of ["$31,500", "$22,050", "$18,900"]) expect(text).toContain(credit);
  });

  test("leads to a worksheet with the client and the qualified wages filled in, and to the law", () => {
    expect(text).toContain(`${props.origin}${worksheetAddress(315_000, "Lind Orthodontics")}\n`);
    expect(oneLine(text)).toContain(oneLine(resultsEmail.openYears.why));
    for (const section of ["41", "174", "174A", "280C", "38"])
      expect(text).toMatch(new RegExp(`https://\\S+section${section}\\n`));
  });
});

/** Every word of a message, however deep: all but the kinds of blocks and of innovation. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    ["kind", "level", "preview", "subject"].includes(name) ? [] : stringsIn(part),
  );
}

const readableHtml = (html: string) => oneLine(withoutTags(html, " "));

test("the palette is the site's", () => {
  const tokens = readFileSync("src/design-system/tokens.css", "utf8");
  const neutral = Object.entries(palette).filter(([name]) => !Object.hasOwn(colors, name));
  expect(neutral).toHaveLength(Object.keys(palette).length - 3);
  for (const [name, value] of neutral) {
    const token = name.replaceAll(/[A-Z0-9]/g, (part) => `-${part.toLowerCase()}`);
    expect(tokens, token).toContain(`--color-${token}: ${value};`);
  }
});
