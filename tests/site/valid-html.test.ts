import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages, readPage, templates } from "../support/built-pages/built-site.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";

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

/** `npm run test:all` checks every page. */
const checked = process.env.TEST_ALL
  ? parsedPages
  : parsedPages.filter(({ path }) => templates.includes(path));

onEveryPage(
  "the markup of a page is valid",
  async (page) => {
    const { results } = await validator.validateString(readPage(page));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    return [...new Set(faults)];
  },
  checked,
);

test("every template is a page of the site", () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...templates]));
});
