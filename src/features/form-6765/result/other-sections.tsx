import {
  type BusinessComponent,
  type WorksheetAnswers,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { FormLineRow } from "./form-section.tsx";

const { sections, lines, answerOnForm, components: words } = worksheetWords;

/** Section E asks mostly for answers that no arithmetic gives. */
export function SectionE({ answers }: { answers: WorksheetAnswers }) {
  return (
    <table className="form-lines on-sheet">
      <caption>{sections.E}</caption>
      <tbody>
        <FormLineRow
          number="37"
          label={lines[37]}
          working=""
          amount={String(answers.components.length)}
        />
        {(["38", "39", "40", "41"] as const).map((number) => (
          <FormLineRow
            key={number}
            number={number}
            label={lines[number]}
            working={answerOnForm}
            amount="—"
          />
        ))}
      </tbody>
    </table>
  );
}

export function SectionG({ components }: { components: readonly BusinessComponent[] }) {
  const { columns } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={sections.G} tabIndex={0}>
      <table className="form-components figures on-sheet">
        <caption>{sections.G}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {components.map((component, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a component has no name of its own until it is typed.
            <tr key={index}>
              <th scope="row">{component.name || fillIn(words.unnamed, { number: index + 1 })}</th>
              <td>{words.types[component.type]}</td>
              <td>{component.informationSought}</td>
              <td>{formatUsd(component.amounts.direct)}</td>
              <td>{formatUsd(component.amounts.supervision)}</td>
              <td>{formatUsd(component.amounts.support)}</td>
              <td data-line="53">
                <span data-amount="">{formatUsd(wagesOf(component))}</span>
              </td>
              <td>{formatUsd(component.amounts.supplies)}</td>
              <td>{formatUsd(component.amounts.computers)}</td>
              <td>{formatUsd(component.amounts.contract)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
