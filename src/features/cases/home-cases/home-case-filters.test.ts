import { expect, it } from "vitest";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { caseStudies } from "#content/cases/case-studies.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { homeCaseGroups } from "./home-case-filters.ts";

it.each([
  ["orthodontics", ["dental"]],
  ["general-dentistry", ["dental"]],
  ["optometry", ["multi"]],
  ["regenerative-medicine", ["medical", "multi"]],
  ["cardiology", ["medical"]],
])("shows %s under %s", (specialty, groups) => {
  expect(homeCaseGroups(specialty)).toEqual(groups);
});

it("every case names a specialty that has a page, but optometry, which the calculator lacks", () => {
  const named = [...homeCases, ...caseStudies].flatMap(({ specialtyId = [] }) => specialtyId);
  expect(named.filter((id) => !findSpecialty(id))).toEqual(["optometry"]);
});
