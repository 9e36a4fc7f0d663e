import { useState } from "react";
import {
  type AmendedPackage,
  amendedPackage,
  type Section174,
} from "#calculations/section-41/filing/amended-package.ts";
import { packageWords as words } from "#content/calculators/form-6765-package.ts";
import { firmTimeZone } from "#content/firm.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { refundStatement } from "../refund-statement.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

/** What an amended return takes: the section 174 question first, the filings, the statement. */
export function AmendedPackageResult({ answers, worksheet }: VerdictProps) {
  const found = amendedPackage(answers, worksheet, today(firmTimeZone));
  if (!found) return null;
  const { taxYear } = answers;
  return (
    <section className="[&>*+*]:mt-3">
      <h3>{words.heading}</h3>
      {found.section174 ? <Section174Result year={taxYear} {...found.section174} /> : null}
      <Filings found={found} year={taxYear} />
      <Statement text={refundStatement(answers, worksheet)} />
    </section>
  );
}

const usdOrLess = (amount: number): string =>
  amount < 0 ? `−${formatUsd(-amount)}` : formatUsd(amount);

function Section174Result({ year, ...found }: Section174 & { year: number }) {
  const { answer, rateAsFraction, moreTax, inAll } = found;
  const { rows, columns, ...sentences } = words.section174;
  const amounts = {
    year,
    credit: formatUsd(found.credit),
    costs: formatUsd(found.costs),
    deductible: formatUsd(found.deductible),
    deductionLost: formatUsd(found.deductionLost),
    moreTax: formatUsd(moreTax ?? 0),
    inAll: usdOrLess(inAll ?? 0),
    rate: rateAsFraction === null ? "" : formatFraction(rateAsFraction),
  };
  const answered = answer === "no" && moreTax === null ? "noRate" : answer;
  const unknown = (amount: number | null) => (amount === null ? "—" : usdOrLess(amount));
  const table = [
    ["174-costs", rows.costs, amounts.costs, amounts.costs],
    ["174-deductible", rows.deductible, "", amounts.deductible],
    ["174-lost", rows.lost, formatUsd(0), amounts.deductionLost],
    ["174-tax", rows.tax, formatUsd(0), unknown(moreTax)],
    ["174-credit", rows.credit, amounts.credit, amounts.credit],
    ["174-in-all", rows.inAll, amounts.credit, unknown(inAll)],
  ] as const;
  return (
    <>
      <h4 className="mt-5 font-semibold">{sentences.heading}</h4>
      <Verdict result="section-174" value={answer ?? "not-answered"}>
        {fillIn(sentences[answered ?? "question"], amounts)}
      </Verdict>
      <ColumnsTable
        caption={fillIn(sentences.caption, amounts)}
        columns={[columns.line, columns.yes, columns.no]}
      >
        {table.map(([line, label, yes, no]) => (
          <tr key={line} data-line={line}>
            <th scope="row">{fillIn(label, amounts).replace(/, at $/, "")}</th>
            <td data-label={columns.yes} data-used={answer === "yes" || undefined}>
              {yes}
            </td>
            <td data-label={columns.no} data-amount="" data-used={answer === "no" || undefined}>
              {no}
            </td>
          </tr>
        ))}
      </ColumnsTable>
      <p>{fillIn(sentences.method, amounts)}</p>
      <p>{fillIn(sentences.expensed, amounts)}</p>
    </>
  );
}

function Filings({ found, year }: { found: AmendedPackage; year: number }) {
  const { filings } = words;
  return (
    <>
      <h4 className="mt-5 font-semibold">{filings.heading}</h4>
      <ul className="mt-2 mb-3 ml-5 list-decimal text-ink-2">
        {found.filings.map(({ name, lastDay, passed }) => (
          <li key={name} data-filing={name} data-last-day={lastDay ?? undefined}>
            {filings[name]}
            {lastDay ? (
              <>
                {": "}
                <strong>
                  {fillIn(passed ? filings.passed : filings.lastDay, { day: formatDate(lastDay) })}
                </strong>
              </>
            ) : null}
            .
          </li>
        ))}
      </ul>
      {found.filings.some(({ name }) => name === "adjustment-request") ? (
        <p>{fillIn(filings.electedOut, { year })}</p>
      ) : null}
      <p>{filings.simplified}</p>
    </>
  );
}

function Statement({ text }: { text: string }) {
  const { statement } = words;
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed");
    }
  }
  return (
    <>
      <h4 className="mt-5 font-semibold">{statement.heading}</h4>
      <p>{statement.lede}</p>
      <pre
        className="wrap-anywhere my-3 whitespace-pre-wrap font-sans rounded-sheet border border-line bg-sheet px-4 py-3 text-sm print:p-[2mm] print:text-[8pt]"
        data-result="statement"
      >
        {text}
      </pre>
      <SmallButton className="print:hidden" onClick={copy}>
        {statement.copy}
      </SmallButton>
      <p role="status">{outcome ? statement[outcome] : null}</p>
    </>
  );
}
