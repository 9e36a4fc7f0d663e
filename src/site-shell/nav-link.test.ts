import { expect, it } from "vitest";
import { currentMark } from "./nav-link.tsx";

it.each([
  ["/about", "/about", "page"],
  ["/", "/", "page"],
  ["/knowledge-bank", "/knowledge-bank/an-article", "true"],
  ["/", "/about", undefined],
  ["/about", "/about-us", undefined],
])("marks %s on %s as %s", (href, pathname, mark) => {
  expect(currentMark(href, pathname)).toBe(mark);
});
