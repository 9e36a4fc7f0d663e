import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listedPartners } from "#content/partners/listed-partners.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { Outcomes } from "./outcomes.tsx";

const [partner] = listedPartners;
const row = { people: 4, talkedTo: 3, clients: 1, notAFit: 1, estimatedCredit: 9000 };
const funnel = {
  byStatus: [{ status: "client", people: 5, estimates: 2, estimatedCredit: 12_000 }],
  bySourceOutcome: [{ ...row, name: "", clientsCredit: 2000 }],
  byPartnerOutcome: [
    { ...row, name: partner?.id, people: 1, clientsCredit: 500 },
    { ...row, name: "Some Firm", clientsCredit: 1500 },
  ],
} as Answer<"funnel">;

/** The cells of each row, without those of the heads. */
function rowsOf(shown: Answer<"funnel">): string[][] {
  const html = renderToStaticMarkup(<Outcomes funnel={shown} />);
  const texts = (part: string) => [...part.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)];
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)]
    .map(([, cells = ""]) => texts(cells).map(([, text = ""]) => text))
    .filter((cells) => /\d/.test(cells.join()));
}

test("people and what became of them are shown by source and by partner with totals", () => {
  const rows = rowsOf(funnel);
  expect(rows).toContainEqual(["No source", "4", "3", "1", "1", "$9,000", "$2,000"]);
  const byPartner = rows.slice(-3);
  expect(byPartner[0]?.[0]).toBe("Some Firm");
  expect(byPartner[1]?.[0]).toBe(partner?.name);
  expect(byPartner[2]).toEqual(["Total", "5", "6", "2", "2", "$18,000", "$2,000"]);
});

test("nothing is shown if nobody came", () => {
  expect(rowsOf({ ...funnel, byStatus: [] })).toEqual([]);
});
