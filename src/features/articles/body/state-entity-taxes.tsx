import { articleBody } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { findState } from "#tax-law/state-credit-rates.ts";
import {
  incomeTaxWithoutEntityTax,
  noPersonalIncomeTax,
  type StateEntityTax,
  stateEntityTaxes,
  stateEntityTaxesReadOn,
} from "#tax-law/state-entity-taxes.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";
import { LawTable } from "./law-table.tsx";

const words = articleBody.entityTaxes;
const rows: [string, StateEntityTax][] = Object.entries(stateEntityTaxes);

const nameOf = (code: string) => findState(code)?.name ?? code;
const namesOf = (codes: readonly string[]) => codes.map(nameOf).join(", ");

/** One row for each state with the tax, folded because a reader looks up one. Printed open. */
export function StateEntityTaxes() {
  return (
    <div className="for-your-cpa" data-not-counted="">
      <Disclosure summary={fillIn(words.title, { count: rows.length })}>
        <LawTable
          caption={fillIn(words.caption, { day: formatDate(stateEntityTaxesReadOn) })}
          className="by-name"
          columns={[words.state, words.rate, words.elect, words.pay, words.ends]}
        >
          <tbody>{rows.map(stateRow)}</tbody>
        </LawTable>
        <p>
          {fillIn(words.without, {
            withIncomeTax: namesOf(incomeTaxWithoutEntityTax),
            withoutIncomeTax: namesOf(noPersonalIncomeTax),
          })}
        </p>
      </Disclosure>
    </div>
  );
}

/** A function and not a component, because LabelledTable labels the cells that it is given. */
function stateRow([code, tax]: [string, StateEntityTax]) {
  const { rateAsFraction, electBy, payBy, lastYear, source, read, notConfirmed } = tax;
  const rates = typeof rateAsFraction === "number" ? [rateAsFraction] : rateAsFraction;
  return (
    <tr key={code} id={`entity-tax-${code.toLowerCase()}`}>
      <td>
        <TextLink href={source.url}>{nameOf(code)}</TextLink> <small>{words.read[read]}</small>
      </td>
      <td>{rates.map(formatFraction).join(words.to)}</td>
      <td>
        {electBy}
        {notConfirmed ? <small> {fillIn(words.notConfirmed, { what: notConfirmed })}</small> : null}
      </td>
      <td>{payBy ?? words.notRead}</td>
      <td>{lastYear ?? words.noEnd}</td>
    </tr>
  );
}
