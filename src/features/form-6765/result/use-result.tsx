import type { LineName } from "#calculations/section-41/form/line-names.ts";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import { sumOfShares } from "#calculations/section-41/owners/owners.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import { concerns, passesCreditOn } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords } from "#content/calculators/form-6765-owners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { ownerName } from "../owner-words.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { FormSection, FormTable, LineRows } from "./form-section.tsx";
import { type AdviceProps, ReducedCreditVerdict, Verdict, type VerdictProps } from "./verdicts.tsx";

const { use: words, notEntered } = worksheetWords;
const columns = Object.values(ownersWords.columns);

/** Section 280C and the limits on use: on this return, or on each owner's. */
export function UseResult(props: AdviceProps & { blank: boolean }) {
  const { answers, worksheet, blank, change } = props;
  const result = { answers, worksheet };
  const lines = { worksheet, taxYear: answers.taxYear, blank };
  return (
    <>
      <FormSection section="280C" {...lines} />
      <ReducedCreditVerdict {...result} change={change} />
      <FormSection section="use" {...lines} />
      {passesCreditOn(answers.entity) ? (
        <>
          {blank ? null : <OwnersTable {...result} />}
          <OwnersLines {...result} blank={blank} />
        </>
      ) : (
        <UseSentences
          taxYear={answers.taxYear}
          credit="credit-to-use"
          amount={worksheet.amount}
          tax={answers.numbers.netIncomeTax}
          capNotShown={
            concerns("businessTax", answers.entity) && answers.numbers.businessTax === null
          }
        />
      )}
    </>
  );
}

/** The table of Schedule K-1 amounts: what each owner gets, uses and carries. */
function OwnersTable({ answers, worksheet }: VerdictProps) {
  const { owners, amount } = worksheet;
  const sum = sumOfShares(owners.map(({ owner }) => owner));
  const credit = amount("credit-to-use");
  const off = sum < 1 ? ownersWords.sharesOff : ownersWords.sharesAbove;
  const from = amount("36") > 0 ? ownersWords.fromLessPayroll : ownersWords.from;
  const row = (owner: number | "all", name: string, share: number, of: typeof amount) => {
    const taxes = owners.filter(({ number }) => owner === "all" || owner === number);
    const isTaxed = taxes.every((one) => one.owner.netIncomeTax !== null);
    const used = (line: "used-now" | "unused") => (isTaxed ? formatUsd(of(line)) : notEntered);
    const cells = [formatFraction(share), formatUsd(of("k1")), used("used-now"), used("unused")];
    return (
      <tr key={owner} data-owner={owner}>
        <th scope="row">{name}</th>
        {columns.slice(1).map((column, index) => (
          <td key={column} data-label={column}>
            {cells[index]}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <>
      <ColumnsTable caption={ownersWords.caption} columns={columns}>
        {owners.map(({ owner, number, amount: of }) =>
          row(number, ownerName(owner, number), owner.share ?? 0, of),
        )}
        {row("all", ownersWords.together, sum, amount)}
      </ColumnsTable>
      {sum === 1 ? (
        <p>{inYear(from, answers.taxYear, { amount: formatUsd(credit) })}</p>
      ) : (
        <Verdict result="shares" value="not-100">
          {fillIn(off, {
            sum: formatFraction(sum),
            amount: formatUsd(Math.max(0, credit - amount("k1"))),
          })}
        </Verdict>
      )}
    </>
  );
}

/** Each owner's lines: Schedule K-1, section 280C, and the limits on that owner's own return. */
function OwnersLines({ answers, worksheet, blank }: VerdictProps & { blank: boolean }) {
  const { taxYear } = answers;
  return worksheet.owners.map(({ owner, number, lines, amount }) => {
    const name = ownerName(owner, number);
    return (
      <div key={number} data-owner={number} className="worksheet-owner [&>*+*]:mt-3">
        <FormTable caption={name}>
          <LineRows {...{ lines, worksheet, taxYear, blank }} />
        </FormTable>
        <UseSentences
          taxYear={taxYear}
          credit="k1"
          amount={amount}
          tax={owner.netIncomeTax}
          capNotShown={owner.businessTax === null}
          of={worksheet.owners.length > 1 ? name : ""}
        />
      </div>
    );
  });
}

/** What of a credit can be used on one return, and where the rest goes. */
function UseSentences(props: {
  taxYear: WorksheetYear;
  credit: LineName;
  amount: Worksheet["amount"];
  tax: number | null;
  capNotShown: boolean;
  /** Whose return it is, where there are several. */
  of?: string;
}) {
  const { taxYear, amount, tax, capNotShown, of = "" } = props;
  const [credit, unused] = [amount(props.credit), amount("unused")];
  const sentence = inYear(useSentence(credit, tax, unused), taxYear, {
    credit: formatUsd(credit),
    used: formatUsd(amount("used-now")),
    unused: formatUsd(unused),
  });
  return (
    <div>
      <Verdict>{of ? fillIn(ownersWords.use, { owner: of, sentence }) : sentence}</Verdict>
      {credit > 0 && capNotShown ? <p>{words.noBusinessTax}</p> : null}
    </div>
  );
}

function useSentence(credit: number, tax: number | null, unused: number): string {
  if (credit === 0) return words.none;
  if (tax === null) return words.noTax;
  return unused === 0 ? words.all : words.part;
}
