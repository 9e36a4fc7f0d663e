import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { homeCases } from "#content/cases/home-cases.ts";
import { SampleNote } from "#design-system/reading/paragraphs.tsx";
import { homeExplorerCase } from "./home-case.tsx";
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

it.each(homeCases.filter(({ sample }) => sample))(
  "says in the dialog of $practitioner that the case is invented",
  (study) => {
    const dialog = createElement(Fragment, null, homeExplorerCase(study).dialog);
    expect(renderToStaticMarkup(dialog)).toContain(renderToStaticMarkup(createElement(SampleNote)));
  },
);
