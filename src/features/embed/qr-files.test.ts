import { expect, test } from "vitest";
import { qrModules, qrSvg } from "./qr-files.ts";

test("the SVG has a size for print, a white ground and a square for each dark module", () => {
  const data = [
    [true, false],
    [false, true],
  ];
  expect(qrSvg({ size: 2, data })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="2in" viewBox="0 0 2 2" shape-rendering="crispEdges">' +
      '<path fill="#fff" d="M0 0h2v2H0z"/><path d="M0 0h1v1h-1zM1 1h1v1h-1z"/></svg>',
  );
});

test("it draws the code of an address with a white margin of four modules", async () => {
  const modules = await qrModules("https://www.tax-firm.test/embed/rd-calculator?partner=Smith");
  const dark = modules.data.flat().filter((module) => module).length;
  expect(qrSvg(modules).split("h1v1h-1z")).toHaveLength(dark + 1);
  expect(modules.data.slice(0, 4).flat()).not.toContain(true);
  expect(modules.data[4]?.indexOf(true)).toBe(4);
});
