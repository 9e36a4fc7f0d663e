import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Emphasized } from "./emphasized.tsx";

test("a form's name such as W-2 is kept on one line, and other hyphens are left alone", () => {
  expect(renderToStaticMarkup(<Emphasized text="For W-2 doctors, *year-end* too" />)).toBe(
    'For <span class="whitespace-nowrap">W-2</span> doctors, <em>year-end</em> too',
  );
});
