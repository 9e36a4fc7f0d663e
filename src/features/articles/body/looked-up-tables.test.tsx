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

test("a figure of the coming year shows its amount and source, or says why it has none", () => {
  const rows = rowsOf(renderToStaticMarkup(<AwaitedFigures />));
  const { notPublished, notRead } = articleBody.awaitedFigures;
  for (const { figures, out } of awaitedFigures)
    for (const name of figures) {
      const next = findFigure(name, awaitedYear);
      const label = next?.label ?? findFigure(name, awaitedYear - 1)?.label ?? name;
      const row = rows.find((html) => html.includes(`${label}</th>`)) ?? "";
      const shown = next ? [formatFigure(next), next.source.url] : [out ? notRead : notPublished];
      for (const words of shown) expect(row, name).toContain(words);
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
