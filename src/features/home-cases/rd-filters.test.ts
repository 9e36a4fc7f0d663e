import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { rdCaseStudies } from "#content/home-cases.ts";
import { SampleNote } from "#design-system/reading/sample-note.tsx";
import { rdExplorerCase } from "./rd-case.tsx";
import { rdGroupsOf } from "./rd-filters.ts";

it.each([
  ["orthodontics", ["dental"]],
  ["general-dentistry", ["dental"]],
  ["optometry", ["multi"]],
  ["regenerative-medicine", ["medical", "multi"]],
  ["cardiology", ["medical"]],
])("shows %s under %s", (specialty, groups) => {
  expect(rdGroupsOf(specialty)).toEqual(groups);
});

it.each(rdCaseStudies.filter(({ sample }) => sample))(
  "says in the dialog of $practitioner that the case is invented",
  (study) => {
    const dialog = createElement(Fragment, null, rdExplorerCase(study).dialog);
    expect(renderToStaticMarkup(dialog)).toContain(renderToStaticMarkup(createElement(SampleNote)));
  },
);
