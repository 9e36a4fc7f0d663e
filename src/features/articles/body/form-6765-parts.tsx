import { exampleAddress, exampleFilePath } from "#calculations/section-41/example-files.ts";
import { wagesOf } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { form6765Example } from "../form-6765-example.ts";
import { LawTable } from "./law-table.tsx";

const words = articleBody.form6765;
const { columns, types } = worksheetWords.components;

/** Section G of an example, as the form divides it: what each component is, its wages, its other costs. */
export function SectionG({ example }: { example: string }) {
  const { name, components } = form6765Example(example);
  const practice = words.practices[name];
  return (
    <>
      <ComponentsTable
        caption={fillIn(words.described, { practice })}
        columns={[columns.name, columns.type, columns.sought]}
        rows={components.map((one) => [one.name, types[one.type], one.informationSought])}
      />
      <ComponentsTable
        caption={fillIn(words.wages, { practice })}
        columns={[
          columns.name,
          columns.direct,
          columns.supervision,
          columns.support,
          columns.wages,
        ]}
        rows={components.map((one) => [
          one.name,
          formatUsd(one.direct ?? 0),
          formatUsd(one.supervision ?? 0),
          formatUsd(one.support ?? 0),
          formatUsd(wagesOf(one)),
        ])}
      />
      <ComponentsTable
        caption={fillIn(words.costs, { practice })}
        columns={[columns.name, columns.supplies, columns.computers, columns.contract]}
        rows={components.map(({ name, supplies, computers, contract }) => [
          name,
          formatUsd(supplies ?? 0),
          formatUsd(computers ?? 0),
          formatUsd(contract ?? 0),
        ])}
      />
    </>
  );
}

type TableProps = { caption: string; columns: readonly string[]; rows: readonly string[][] };

function ComponentsTable({ caption, columns, rows }: TableProps) {
  return (
    <LawTable caption={caption} columns={columns}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </LawTable>
  );
}

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
