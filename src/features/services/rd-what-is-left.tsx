import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import { emptyWorksheet, withNumbers } from "#calculations/section-41/worksheet-answers.ts";
import { rdExtras } from "#content/services/rd-tax-credits.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { findStateCreditLaw } from "#tax-law/state-credit-law.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { studyThresholdInWords } from "./example-slips.ts";

const { heading, lede, taxYear, ownerRate, reduction, payroll, states } = rdExtras.whatIsLeft;
const empty = emptyWorksheet(taxYear);

/** The same credit with and without the election of section 280C(c)(2). */
export function reductionSlip() {
  const [qre1, qre2, qre3] = reduction.before;
  const worksheet = computeWorksheet(
    withNumbers(empty, { wages: reduction.wages, qre1, qre2, qre3, ownerRate }),
  );
  const full = worksheet.amount("full-credit");
  const left = worksheet.amount("full-after-tax");
  const { title, subtitle, rows, total, footnote } = reduction;
  return {
    title,
    subtitle: fillIn(subtitle, { year: taxYear }),
    rows: [
      { label: rows.full, value: formatUsd(full) },
      {
        label: fillIn(rows.lost, { rate: formatFraction(ownerRate) }),
        value: `−${formatUsd(full - left)}`,
      },
      { label: rows.left, value: formatUsd(left) },
    ],
    total: { label: total, value: formatUsd(worksheet.amount("reduced-after-tax")) },
    footnote,
  };
}

/** A new practice that takes the whole reduced credit against payroll tax. */
export function payrollSlip() {
  const [receipts1, receipts2] = payroll.receiptsBefore;
  const boxes = { ...empty.boxes, startUpHistory: true, reducedCredit: true, payrollOffset: true };
  const elected = withNumbers(
    { ...empty, entity: "s-corporation", boxes },
    {
      wages: payroll.wages,
      historyYears: 1,
      receipts1,
      receipts2,
      receiptsThisYear: payroll.receipts,
      firstYearWithReceipts: taxYear - payroll.receiptsBefore.length,
      payrollAmount: payroll.wages,
    },
  );
  const worksheet = computeWorksheet(elected);
  const { title, subtitle, rows, total, footnote } = payroll;
  return {
    title,
    subtitle: fillIn(subtitle, { year: taxYear }),
    rows: [
      { label: rows.full, value: formatUsd(worksheet.amount("full-credit")) },
      { label: rows.reduced, value: formatUsd(worksheet.amount("30")) },
      { label: rows.schedule, value: formatUsd(worksheet.amount("credit-to-use")) },
    ],
    total: { label: total, value: formatUsd(worksheet.amount("36")) },
    footnote,
  };
}

export function WhatIsLeft() {
  const words = { heading, lede: fillIn(lede, { threshold: studyThresholdInWords() }) };
  return (
    <TitledSection surface="sheet" headingId="what-is-left" words={words}>
      <div className="mt-6 grid items-start border-t border-line lg:mt-10 lg:grid-cols-2 lg:gap-12 lg:border-t-0">
        {[reductionSlip(), payrollSlip()].map((slip) => (
          <Disclosure key={slip.title} openWhenWide summary={slip.title}>
            <Slip {...slip} />
          </Disclosure>
        ))}
      </div>
      <div className="lg:mt-14">
        <Disclosure openWhenWide summary={<h3>{states.heading}</h3>}>
          <LedgerRows numbered={false} level={4} items={states.codes.map(stateRow)} />
          <p className="mt-5 text-sm text-ink-3">{states.note}</p>
        </Disclosure>
      </div>
    </TitledSection>
  );
}

function stateRow(code: string) {
  const law = findStateCreditLaw(code);
  const state = findState(code);
  if (!law || !state) throw new Error(`The research credit of ${code} is not on file`);
  return {
    title: state.name,
    description: (
      <p>
        {law.sentence}{" "}
        <TextLink href={law.source.url} newTab>
          {law.source.title}
        </TextLink>
      </p>
    ),
  };
}
