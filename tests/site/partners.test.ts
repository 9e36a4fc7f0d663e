import { describe, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { partners } from "#content/partners/all-partners.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { textOf } from "../support/built-pages/html-document.ts";
import { documents, linksOn } from "../support/built-pages/site-links.ts";

/** Every figure that the specification names, by page. */
const specified: Record<string, string[]> = {
  fortune: [
    ...["$42,500", "$33,500", "$60,000", "$72,500", "$36,500", "$85,000"],
    ...["$50,000,000", "$25,000", "up to 60% of AGI", "up to 5.0x fair market value"],
    ...["$1,200,000", "$70,000", "$350,000", "$94,500", "$46,550", "$141,050", "$71,050"],
    ...["27%", "13.3%", "$50M+", "1,000+", "5+"],
  ],
  "bloomfield-cfo": [
    ...["60%", "20%", "5-year", "$185,000", "$125,000", "$95,000"],
    ...["Business Owners", "Qualifying Businesses", "High-Income Individuals"],
    ...["$50M+", "1,000+", "5+"],
  ],
  "drilldown-solutions": [
    ...["60%", "20%", "5-year", "$33,500", "$42,500", "$85,000"],
    ...["$50M+", "500+", "5+"],
  ],
  wealthfd: ["$33,500", "$42,500", "$85,000", "$50M+", "500+", "5+"],
};

describe.each(partners)("/$id", ({ id, sample, whySelected }) => {
  const main = documents.get(`/${id}`)?.querySelector("main");
  const text = main ? textOf(main) : "";

  test.each(specified[id] ?? [])("shows %s", (figure) => {
    expect(text).toContain(figure);
  });

  test("says who is paid for introductions", () => {
    expect(text).toContain(whySelected.lede);
    expect(text.includes(partnerPage.paymentsNotConfirmed)).toBe(sample);
  });

  test("leads to the booking calendar and to the firm, and says from where", () => {
    expect(linksOn(`/${id}`)).toEqual(
      expect.arrayContaining([firm.links.booking, `/contact?partner=${id}`]),
    );
    for (const fact of [firm.phone.display, firm.email, firm.address.street])
      expect(text).toContain(fact);
  });
});
