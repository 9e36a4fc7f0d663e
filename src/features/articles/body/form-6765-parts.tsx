import { exampleAddress, exampleFilePath } from "#calculations/section-41/example-files.ts";
import { wagesOf } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { LabelledTable } from "#design-system/reading/labelled-table.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { form6765Example } from "../form-6765-example.ts";
import { DecisionTable } from "./text-parts.tsx";

const words = articleBody.form6765;
const { columns, types } = worksheetWords.components;

/** Section G of an example, as the form divides it: what each component is, its wages, its other costs. */
export function SectionG({ example }: { example: string }) {
  const { name, components } = form6765Example(example);
  const practice = words.practices[name];
  return (
    <>
      <DecisionTable caption={fillIn(words.described, { practice })}>
        <LabelledTable>
          <thead>
            <tr>
              <th>{columns.name}</th>
              <th>{columns.type}</th>
              <th>{columns.sought}</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ name, type, informationSought }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{types[type]}</td>
                <td>{informationSought}</td>
              </tr>
            ))}
          </tbody>
        </LabelledTable>
      </DecisionTable>
      <DecisionTable caption={fillIn(words.wages, { practice })}>
        <LabelledTable>
          <thead>
            <tr>
              <th>{columns.name}</th>
              <th>{columns.direct}</th>
              <th>{columns.supervision}</th>
              <th>{columns.support}</th>
              <th>{columns.wages}</th>
            </tr>
          </thead>
          <tbody>
            {components.map((component) => (
              <tr key={component.name}>
                <td>{component.name}</td>
                <td>{formatUsd(component.amounts.direct ?? 0)}</td>
                <td>{formatUsd(component.amounts.supervision ?? 0)}</td>
                <td>{formatUsd(component.amounts.support ?? 0)}</td>
                <td>{formatUsd(wagesOf(component))}</td>
              </tr>
            ))}
          </tbody>
        </LabelledTable>
      </DecisionTable>
      <DecisionTable caption={fillIn(words.costs, { practice })}>
        <LabelledTable>
          <thead>
            <tr>
              <th>{columns.name}</th>
              <th>{columns.supplies}</th>
              <th>{columns.computers}</th>
              <th>{columns.contract}</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ name, amounts }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{formatUsd(amounts.supplies ?? 0)}</td>
                <td>{formatUsd(amounts.computers ?? 0)}</td>
                <td>{formatUsd(amounts.contract ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </LabelledTable>
      </DecisionTable>
    </>
  );
}

/** Opens an example in the worksheet, or saves its file. */
export function WorksheetLinks({ example }: { example: string }) {
  const { name } = form6765Example(example);
  return (
    <p data-not-counted="">
      <TextLink href={exampleAddress(name)}>{words.open}</TextLink>
      {" · "}
      <TextLink href={exampleFilePath(name)} download={`form-6765-${name}.json`}>
        {fillIn(words.file, { name: `form-6765-${name}.json` })}
      </TextLink>
    </p>
  );
}
