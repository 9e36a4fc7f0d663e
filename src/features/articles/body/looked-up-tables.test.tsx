import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { awaitedFigures, awaitedYear } from "#tax-law/awaited-figures.ts";
import { findFigure } from "#tax-law/look-up.ts";
import { stateEntityTaxes } from "#tax-law/state-entity-taxes.ts";
import { formatFigure } from "#wording/figures.ts";
import { AwaitedFigures } from "./awaited-figures.tsx";
import { StateEntityTaxes } from "./state-entity-taxes.tsx";

const rowsOf = (html: string) => html.match(/<tr[ >].*?<\/tr>/g) ?? [];

test("a group of the coming year is shown with every amount and source, or left out and named", () => {
  const html = renderToStaticMarkup(<AwaitedFigures />);
  const [table = "", below = ""] = html.split("</table>");
  for (const { id, figures, publishedAt } of awaitedFigures) {
    const found = figures.flatMap((name) => findFigure(name, awaitedYear) ?? []);
    const whole = found.length === figures.length;
    const heading = articleBody.awaitedFigures.groups[id];
    expect(table.includes(heading), id).toBe(whole);
    expect(below.includes(publishedAt.url), id).toBe(!whole);
    for (const next of whole ? found : []) {
      const row = rowsOf(table).find((one) => one.includes(`${next.label}</th>`)) ?? "";
      expect(row, next.label).toContain(formatFigure(next));
      expect(row, next.label).toContain(next.source.url);
    }
  }
});

test("each state with an entity tax has a row, which names what was not confirmed", () => {
  const html = renderToStaticMarkup(<StateEntityTaxes />);
  for (const [code, tax] of Object.entries(stateEntityTaxes)) {
    const row = rowsOf(html).find((one) => one.includes(`id="entity-tax-${code.toLowerCase()}"`));
    expect(row, code).toContain(articleBody.entityTaxes.read[tax.read]);
    if ("notConfirmed" in tax) expect(row, code).toContain(tax.notConfirmed);
    if (!("payBy" in tax)) expect(row, code).toContain(articleBody.entityTaxes.notRead);
  }
});
