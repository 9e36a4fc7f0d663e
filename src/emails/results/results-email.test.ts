import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workedExamples } from "#calculations/rd-credit/worked-examples.ts";
import { firm } from "#content/firm.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import { mailStyle, palette } from "../mail/style.ts";
import { sampleResultsEmail } from "./results-email.sample.ts";
import { renderResultsEmail } from "./results-email.tsx";

describe("the results e-mail of one orthodontist in Utah", () => {
  const { subject, html, text } = renderResultsEmail(sampleResultsEmail());

  test("has the specified subject", () => {
    expect(subject).toBe("Your R&D Tax Credit Calculation Results");
  });

  test.each([
    "$700,000",
    "45.0%",
    "$315,000",
    "$31,500",
    "$1,575",
    "$33,075",
    "45.00%",
    "3 activities",
    "(10% of QREs)",
    "State credit (Utah)",
    "Lind Orthodontics",
    "Dr. Ada Lind",
    "Dentistry",
    "ada@practice.example",
    firm.links.booking,
    "https://www.ledgerwell.example/knowledge-bank",
    "not tax advice",
    firm.phone.display,
    firm.email,
    firm.address.street,
  ])("says %s in both parts", (fact) => {
    expect(html.replaceAll("&amp;", "&")).toContain(fact);
    expect(text.replaceAll(/\n */g, " ")).toContain(fact);
  });

  test("marks the innovation level in words, not by colour alone", () => {
    expect(html).toContain("High innovation");
    expect(text).toContain("high innovation");
  });

  test("is small enough that mail programs do not cut it off", () => {
    expect(html.length).toBeLessThan(60_000);
  });

  test("loads nothing from elsewhere and runs nothing", () => {
    expect(html).not.toMatch(/<(script|img|iframe|link|form)\b/);
    expect(html).not.toMatch(/url\(/);
  });

  test("has one style block: the constant whose hash the site's policy allows", () => {
    const blocks = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
    expect(blocks).toEqual([mailStyle]);
  });

  test("has a text part that fits 72 columns", () => {
    const long = text.split("\n").filter((line) => line.length > 72 && !line.includes("://"));
    expect(long).toEqual([]);
  });
});

describe.each(workedExamples)("the worked example: $title", ({ answers, expected }) => {
  const { html, text } = renderResultsEmail(sampleResultsEmail(answers));

  test("stands in the e-mail as it was computed by hand", () => {
    const figures = [
      formatUsd(expected.totalCreditInUsd),
      formatUsd(expected.federalCreditInUsd),
      formatUsd(expected.stateCreditInUsd),
      formatFractionFixed(expected.totalRdTimeAsFraction, 1),
      ...expected.rdTimeContributionsAsFractions.map((fraction) =>
        formatFractionFixed(fraction, 2),
      ),
    ];
    for (const figure of figures) {
      expect(html).toContain(figure);
      expect(text).toContain(figure);
    }
  });
});

test("whatever a visitor types is shown and never becomes markup", () => {
  const nasty = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      "<script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
      "{{7*7}}",
      "</style>",
    ),
  );
  const clean = countTags(renderResultsEmail(sampleResultsEmail()).html);
  fc.assert(
    fc.property(nasty, nasty, nasty, (name, practiceName, phone) => {
      const props = sampleResultsEmail();
      const contact = { ...props.contact, name, practiceName, phone };
      expect(countTags(renderResultsEmail({ ...props, contact }).html)).toBe(clean);
    }),
    { numRuns: 200 },
  );
});

function countTags(html: string): number {
  return html.match(/<[a-z!/]/gi)?.length ?? 0;
}

test("the copy for the CPA says who asked for it", () => {
  const { subject, text } = renderResultsEmail({ ...sampleResultsEmail(), audience: "cpa" });
  expect(subject).toContain("copy for the CPA");
  expect(text.replaceAll("\n", " ")).toContain("Dr. Ada Lind of Lind Orthodontics asked us");
});

test("the palette is the site's", () => {
  const tokens = readFileSync("src/design-system/tokens.css", "utf8");
  for (const [name, value] of Object.entries(palette)) {
    const token = name.replaceAll(/[A-Z0-9]/g, (part) => `-${part.toLowerCase()}`);
    expect(tokens, token).toContain(`--color-${token}: ${value};`);
  }
});
