import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { whatToFile } from "#calculations/section-41/filing/what-to-file.ts";
import {
  answersWith,
  exampleNamed,
  type GivenInputs,
} from "#calculations/section-41/worksheet.examples.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import { emptyComponent, emptyOwner } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords, ownersWords } from "#content/calculators/form-6765-owners.ts";
import { Form6765Worksheet } from "./form-6765-worksheet.tsx";
import { AmendedPackageResult } from "./result/amended-package.tsx";
import { FilingVerdict } from "./result/filing-verdict.tsx";
import { FormSection } from "./result/form-section.tsx";
import { GroupStatement } from "./result/group-statement.tsx";
import { SectionG } from "./result/other-sections.tsx";
import { UseResult } from "./result/use-result.tsx";
import { MethodVerdict, PayrollVerdict } from "./result/verdicts.tsx";
import { WarningsList } from "./result/warnings-list.tsx";

const { file, lineNotes, method, payroll, use } = worksheetWords;
const change = () => undefined;

/** The lines, verdicts and warnings beside these answers. */
function resultOf(given: GivenInputs, today = "2026-03-02"): string {
  const answers = answersWith(given);
  const worksheet = computeWorksheet(answers);
  const result = { answers, worksheet };
  const lines = { worksheet, taxYear: answers.taxYear, blank: false };
  return renderToStaticMarkup(
    <>
      <FilingVerdict {...result} file={whatToFile(answers, worksheet, today)} />
      {(["F", "A", "B", "C", "D"] as const).map((section) => (
        <FormSection key={section} section={section} {...lines} />
      ))}
      <MethodVerdict {...result} change={change} />
      <GroupStatement {...result} blank={false} />
      <PayrollVerdict {...result} change={change} />
      <UseResult {...result} blank={false} change={change} />
      <WarningsList {...result} />
    </>,
  );
}

const inHtml = (text: string) => renderToStaticMarkup(createElement(Fragment, null, text));

const lineIn = (html: string, line: string) =>
  new RegExp(`<tr data-line="${line}".*?</tr>`).exec(html)?.[0] ?? "";

const wages = 100_000;
const threeYears = { wages: 53_704, qre1: 50_000, qre2: 46_382, qre3: 44_000 };
const startUp = { taxYear: 2026, startUpHistory: true } as const;
const newPractice = { wages: 200_000, receiptsThisYear: 800_000, firstYearWithReceipts: 2022 };
const offset = { payrollOffset: true } as const;
const late = { ...offset, returnKind: "late" } as const;
const amended = { returnKind: "amended" } as const;
const soleProprietor = { entity: "sole-proprietor" } as const;
const component = { ...emptyComponent, direct: 90_000 };
const owner = (share: number) => ({ ...emptyOwner, share });
const nine = [owner(0.6), owner(0.3)];
const halves = { owners: [owner(0.5), owner(0.5)] };
const corporation = { entity: "c-corporation" } as const;
const group = { controlledGroup: true } as const;
const member = exampleNamed("the first of three members");
const twoOwners = exampleNamed("two owners 50:50");
const claim = { wages, ...amended };

test.each<[string, string, GivenInputs]>([
  ["24", "14% × 30,307", threeYears],
  ["24", "14% is not open: no QREs in 2022", { ...threeYears, qre3: 0 }],
  ["13", worksheetWords.notAvailable, threeYears],
  ["21", "2021 to 2023", { ...threeYears, taxYear: 2024 }],
  ["7", lineNotes.firstYear, { wages, historyYears: 1, ...startUp }],
  ["35", worksheetWords.skipped, { ...newPractice, ...offset }],
  ["35", "$12,000", { ...newPractice, netIncomeTax: 0, ...soleProprietor }],
  ["used-now", worksheetWords.notEntered, { wages }],
  ["5", "$130,000", exampleNamed("2023, amended, two")],
  ["24", "$130,000", exampleNamed("2023, amended, two")],
  ["32", "14% × 80,000", exampleNamed("2023, amended, two")],
  ["38", "$11,200", exampleNamed("2023, amended, two")],
  ["17", "20% × 63,000", exampleNamed("2023, amended, by")],
  ["k1", "75% × 11,200", exampleNamed("2023, amended, two")],
  ["5", "$485,000", member],
  ["9", groupWords.attached, member],
  ["13", "485,000 ÷ 818,000 × 73,600", member],
  ["group-9", "$368,000", member],
])("line %s says %s", (line, text, given) => {
  expect(lineIn(resultOf(given), line)).toContain(inHtml(text));
});

test.each<[string, string, GivenInputs, string?]>([
  ["no fixed base", method.missing["fixed-base"], threeYears],
  [
    "a year without receipts",
    "gross receipts of 2024",
    { wages, historyYears: 3, receipts1: 1, receipts3: 1, ...startUp },
  ],
  ["an amended return", method.claimNotAnswered, claim],
  [
    "a method claimed before",
    method["simplified-claimed"],
    { ...threeYears, ...amended, claimedBefore: "simplified" },
  ],
  ["a payroll offset without receipts", "enter gross receipts", { wages, ...offset }],
  ["a payroll offset without an amount", "at most line 28, $12,000", { ...newPractice, ...offset }],
  [
    "a partnership that is late",
    "a calendar-year partnership",
    { wages, entity: "partnership" },
    "2026-11-16",
  ],
  ["a payroll offset on a late return", payroll.notTimely, { ...newPractice, ...late }],
  [
    "a payroll offset",
    "line 30 less line 36, $2,000, on Schedule K",
    { ...newPractice, payrollAmount: 10_000, ...offset },
  ],
  ["no tax on the business", use.noBusinessTax, { wages, netIncomeTax: 1 }],
  ["a refund claim", file.claimHeading, claim],
  ["a claim on the last day", "may be completed within 45 days", claim, "2027-01-10"],
  ["a claim a day later", "ended on January 10, 2027", claim, "2027-01-11"],
  ["shares of 90%", "sum to 90%, not 100%: $1,200", { ...newPractice, owners: nine }],
  ["two owners without a rate", ownersWords.election.waits, { ...newPractice, ...halves }],
  ["owners who gain by different ways", "better for Owner 2", twoOwners],
  ["an owner who carries a part", "Owner 2: $5,000 can be used this year", twoOwners],
  ["a C corporation", "a C corporation pays 21%", { wages, ...corporation }],
  ["no receipts yet", "It holds if gross receipts are at most", { wages, ...startUp }],
  ["a member of a group", "This member's share is $43,638, on line 30", member],
  ["a group of three", "59.291%", member],
  ["a group without other members", groupWords.needed, { wages, ...group }],
  ["other wages", "$90,000", { wages, components: [component] }],
])("%s: %s", (_, sentence, given, today) => {
  expect(resultOf(given, today)).toContain(inHtml(sentence));
});

test("the refund claim's statement holds components, what they sought and the totals", () => {
  const sought = { ...component, name: "Splint curing", informationSought: "cure time." };
  const answers = answersWith({ wages, supplies: 700, ...amended, components: [sought] });
  const html = renderToStaticMarkup(
    <AmendedPackageResult answers={answers} worksheet={computeWorksheet(answers)} />,
  );
  const [, statement = ""] = /data-result="statement">(.*?)<\/pre>/s.exec(html) ?? [];
  for (const part of ["1. Splint curing (Process)", "to learn cure time.", "$100,000", "$700"])
    expect(statement).toContain(part);
});

test("the words of a 2023 return name its own lines", () => {
  const html = resultOf(exampleNamed("2023, amended, two"));
  expect(html).toContain("report line 38 on Schedule K");
  expect(html).not.toMatch(/line (28|30|48)\b(?!<)/);
});

test("only an amended return reads how to claim a refund", () => {
  for (const returnKind of ["timely", "late"] as const)
    expect(resultOf({ wages, returnKind })).not.toContain(file.claimHeading);
});

test("a method that lacks an input has no arithmetic of missing numbers", () => {
  expect(resultOf({ wages })).not.toMatch(/not available [×+÷−]/i);
});

test("the verdict on Section G says once that it is optional", () => {
  const html = resultOf({ wages, taxYear: 2024 });
  const [, verdict = ""] = /data-value="optional">(.*?)<\/p>/.exec(html) ?? [];
  expect(verdict.match(/\boptional\b/gi)).toHaveLength(1);
});

test("Section G holds the 50 largest components, largest first, and names the rest in a line", () => {
  const components = Array.from({ length: 52 }, (_, index) => ({
    ...{ ...emptyComponent, name: `Component ${index}`, direct: 1_000 - index },
  }));
  const html = renderToStaticMarkup(<SectionG components={components.toReversed()} />);
  expect(html.match(/data-line="49c"/g)).toHaveLength(50);
  expect(html.indexOf("Component 0")).toBeLessThan(html.indexOf("Component 49"));
  expect(html).toContain("Component 50, Component 51");
});

test("the empty worksheet has no amounts and no arithmetic", () => {
  const html = renderToStaticMarkup(<Form6765Worksheet builtOn="2026-11-18" />);
  const amounts = [...html.matchAll(/<td data-amount="">(.*?)<\/td>/g)].map(([, text]) => text);
  expect(amounts.length).toBeGreaterThan(40);
  expect(amounts.filter(Boolean)).toEqual([]);
  expect(html).not.toMatch(/not available [×+÷−]/i);
});
