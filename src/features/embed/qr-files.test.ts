import { create } from "qrcode";
import { expect, test } from "vitest";
import { qrSvg } from "./qr-files.ts";

test("the SVG has a size for print, a white margin of four modules and a square for each dark one", () => {
  const data = Uint8Array.from([1, 0, 0, 1]);
  expect(qrSvg({ size: 2, data })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="2in" viewBox="0 0 10 10" shape-rendering="crispEdges">' +
      '<path fill="#fff" d="M0 0h10v10H0z"/><path d="M4 4h1v1h-1zM5 5h1v1h-1z"/></svg>',
  );
});

test("it draws the code of an address", () => {
  const { modules } = create("https://www.tax-firm.test/embed/rd-calculator?partner=Smith");
  const dark = modules.data.filter((module) => module).length;
  expect(qrSvg(modules).split("h1v1h-1z")).toHaveLength(dark + 1);
});
