import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LabelledTable } from "./labelled-table.tsx";

const html = renderToStaticMarkup(
  <LabelledTable>
    <thead>
      <tr>
        <th>Gift</th>
        <th>
          Limit <em>2026</em>
        </th>
      </tr>
    </thead>
    {"\n"}
    <tbody>
      <tr>
        <td>Cash</td>
        <td>60%</td>
      </tr>
    </tbody>
  </LabelledTable>,
);

test("every cell shows its column's label, which screen readers take from the column header", () => {
  const label = (words: string) =>
    `<span class="labelled-table-label" aria-hidden="true">${words}</span>`;
  expect(html).toContain(`${label("Gift")}Cash</th>`);
  expect(html).toContain(`${label("Limit <em>2026</em>")}60%</td>`);
});

test("the first row and the first column are headers", () => {
  expect(html.match(/scope="col"/g)).toHaveLength(2);
  expect(html).toContain('<th scope="row">');
});

test.each([
  ["short texts", "60%", ["a", "b"], true],
  [
    "a long text",
    "a sentence that takes several lines in a column that is slim on a phone",
    ["a", "b"],
    false,
  ],
  ["four columns", "60%", ["a", "b", "c", "d"], false],
])("a table of %s stays a table on a phone or not", (_, text, columns, narrow) => {
  const cells = columns.map((column) => <td key={column}>{text}</td>);
  const table = renderToStaticMarkup(
    <LabelledTable>
      <tbody>
        <tr>{cells}</tr>
      </tbody>
    </LabelledTable>,
  );
  expect(table.includes("labelled-table narrow")).toBe(narrow);
});
