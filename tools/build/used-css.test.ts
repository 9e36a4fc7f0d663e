import { describe, expect, it } from "vitest";
import { classesIn, usedCss } from "./used-css.ts";

const keep = (css: string, ...classes: string[]) => usedCss(css, (name) => classes.includes(name));

describe("the CSS a page uses", () => {
  it.each([
    ["rules for elements", "h1{color:red}", "h1{color:red}"],
    ["rules for its classes", ".a{x:1}.b{x:2}", ".a{x:1}"],
    ["only the selectors it can match", ".a,.b,.a .b{x:1}", ".a{x:1}"],
    ["a rule with alternatives in :is()", ":is(.b,.c) .a{x:1}", ":is(.b,.c) .a{x:1}"],
    ["a rule that excludes a class", ".a:not(.b){x:1}", ".a:not(.b){x:1}"],
    ["rules inside a condition", "@media print{.a{x:1}.b{x:2}}", "@media print{.a{x:1}}"],
    ["no empty condition", "@media print{.b{x:1}}", ""],
    ["fonts, pages and animations", "@font-face{src:url(a)}", "@font-face{src:url(a)}"],
    ["the order of layers", "@layer one,two;.b{x:1}", "@layer one,two;"],
    ["braces inside strings", '.a:after{content:"}"}.b{x:1}', '.a:after{content:"}"}'],
    ["attribute values with dots", '.a[href="x.b"]{x:1}', '.a[href="x.b"]{x:1}'],
  ])("keeps %s", (_, css, expected) => {
    expect(keep(css, "a")).toBe(expected);
  });

  it("reads escaped utilities as authors write them", () => {
    expect(classesIn(".md\\:grid-cols-\\[1fr_2fr\\]")).toEqual(["md:grid-cols-[1fr_2fr]"]);
    expect(keep(".mt-1\\.5{x:1}", "mt-1.5")).toBe(".mt-1\\.5{x:1}");
  });

  it("drops registered properties nobody sets or reads", () => {
    const used = "@property --x{syntax:'*'}";
    expect(keep(`${used}@property --y{syntax:'*'}.a{--x:1}`, "a")).toBe(`${used}.a{--x:1}`);
  });

  it("stops at a stylesheet it cannot read", () => {
    expect(() => keep(".a{x:1")).toThrow("not closed");
  });
});
