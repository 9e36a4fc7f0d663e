import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageOf, partners } from "#content/partners/all-partners.ts";
import { parsePartners } from "#content/partners/read-partners.ts";
import { describePartner, PartnerSections } from "./partner.tsx";

/** With the least that the editor's form asks. */
const [added] = parsePartners({
  partners: [{ id: "added-firm", name: "Added", sample: true }],
}).map(pageOf);

test.each([added, ...partners].flatMap((page) => page ?? []))(
  "/$id has a picture and the words of every section that it lists",
  (page) => {
    const html = renderToStaticMarkup(<PartnerSections page={page} />);
    expect(html).toContain(`data-partner="${page.id}"`);
    expect(html.match(/<section/g)?.length).toBeGreaterThan(page.sections.length);
    const { path, picture } = describePartner(page);
    expect(path).toBe(`/${page.id}`);
    expect(picture?.slip?.rows.length).toBeGreaterThan(1);
  },
);
