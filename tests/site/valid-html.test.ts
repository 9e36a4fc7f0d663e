import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages, readPage } from "../support/built-pages/built-site.ts";

/** What the standard says of nesting, attributes and names; not how markup should be typed. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React's way of writing, which is valid.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // Figures and delays are style attributes: decided in the design.
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
