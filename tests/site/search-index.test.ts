import { expect, test } from "vitest";
import { openIndex } from "#features/articles/search/find-pages.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";
import { bytesSent, readBuiltFile } from "../support/built-pages/built-site.ts";

/** All articles, specialties, calculators and pages. That a search finds: make-search-index.test.ts. */
const file = "/knowledge-bank/search-index.json";
const find = openIndex(JSON.parse(`${readBuiltFile(file)}`), 2026);
const firstFor = (query: string) => find(query).found[0]?.page.href;

test("the search index is at most 70 kB compressed", () => {
  expect(bytesSent(file)).toBeLessThanOrEqual(70_000);
});

const article = (id: string) => `/knowledge-bank/${id}`;

/** What visitors type, and what should come first. */
const firsts: [query: string, href: string][] = [
  ["W-2", "/employed"],
  ["w2", "/employed"],
  ["employed", "/employed"],
  ["moonlighting 1099", article("employed-physician-tax-guide-2026")],
  ["457", article("employed-physician-tax-guide-2026")],
  ["457b", article("employed-physician-tax-guide-2026")],
  ["PSLF", article("student-loans-and-taxes-for-doctors-2026")],
  ["student loans", article("student-loans-and-taxes-for-doctors-2026")],
  ["QBI", article("year-end-section-199a-strategies-2025")],
  ["OBBBA", article("one-big-beautiful-bill-2025")],
  ["DAF", article("charitable-giving-for-high-income-doctors")],
  ["SALT", article("pass-through-entity-tax-elections-2026")],
  ["AAR", article("amending-for-the-research-credit-2023-to-2025")],
  ["7216", "/advisors/section-7216-consent"],
  ["backdoor roth", article("backdoor-roth-for-doctors-2026")],
  ["December 31", article("year-end-2026-checklist")],
  ["saving calculator", "/tools"],
  ["form 6765 worksheet", "/advisors/form-6765"],
  ["fees", "/fees"],
  ["what do you charge", "/fees"],
  ["tools", "/tools"],
  ["R&D tax credit", "/services/rd-tax-credits"],
  ["dentist", "/specialties/general-dentistry"],
  ["how much does it cost", "/fees"],
  ["audit", "/services/rd-tax-credits"],
  ["scam", "/about"],
  ["privacy", "/privacy"],
  ["estimated tax 1099", article("estimated-tax-without-a-penalty-2026")],
  ["solo 401k", article("employed-physician-tax-guide-2026")],
  ["become a partner", "/partners"],
];

test.each(firsts)("%s finds first %s, as it is written", (query, href) => {
  expect(firstFor(query)).toBe(href);
  expect(find(query).meant).toBeUndefined();
});

test("SALT also finds the guide for employed doctors", () => {
  const found = find("SALT").found.map(({ page }) => page.href);
  expect(found).toContain(article("employed-physician-tax-guide-2026"));
});

test("the page of a specialty comes first by its own words", () => {
  for (const { name, path } of specialtiesWithPages) expect(firstFor(name), name).toBe(path);
  expect(firstFor("orthodontist")).toBe("/specialties/orthodontics");
});
