import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages, readPage } from "../support/built-pages/built-site.ts";

/** Rules of the HTML standard about nesting, attributes and names, but not about style. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React's serialization, which is valid.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // Charts and delays use style attributes by design.
    "no-inline-style": "off",
    "long-title": "off",
    "require-sri": "off",
    "tel-non-breaking": "off",
  },
});

test.each(pages)("the markup of $path is valid", async (page) => {
  const report = await validator.validateString(readPage(page));
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
