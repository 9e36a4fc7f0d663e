import { expect, it } from "vitest";
import { pageStyles, wordsOfScript } from "./page-styles.ts";

const cut = (css: string, ...used: string[]) =>
  pageStyles(css)((name) => used.includes(name)).replace(/^@layer [^{};]*;?/, "");

it.each([
  ["keeps a rule of a class the page has", ".a{top:0}", ".a{top:0}"],
  ["drops a rule of a class it has not", ".b{top:0}", ""],
  ["drops a rule that needs both", ".a .b{top:0}", ""],
  ["keeps elements, whatever their classes", "p{top:0}", "p{top:0}"],
  ["keeps the selectors of a list that fit", ".a,.b,.a:is(p,q){top:0}", ".a,.a:is(p,q){top:0}"],
  ["drops a rule whose alternatives all ask for other classes", ":is(.b,.c) p{top:0}", ""],
  ["keeps a rule with one alternative that fits", ":is(.b,.a) p{top:0}", ":is(.b,.a) p{top:0}"],
  ["drops what asks for the class inside", "html:has(.b){top:0}", ""],
  ["keeps what may match without the class", "p:not(.b){top:0}", "p:not(.b){top:0}"],
  ["drops a group that has become empty", "@media print{.b{top:0}}", ""],
  ["drops a named page that nothing uses", "@page b{margin:0}.b{page:b}", ""],
  ["keeps one that is used", "@page a{margin:0}.a{page:a}", "@page a{margin:0}.a{page:a}"],
  ["reads names with escaped characters", ".w-1\\/2{top:0}", ""],
  [
    "drops a registered property that nothing reads",
    '@property --tw-x{syntax:"*";inherits:false}@supports (top:0){*{--tw-x:0}}',
    "",
  ],
])("%s", (_, css, expected) => expect(cut(css, "a")).toBe(expected));

it("keeps a registered property that a remaining rule reads", () => {
  const css = '@property --tw-x{syntax:"*";inherits:false}*{--tw-x:0}.a{top:var(--tw-x)}';
  expect(cut(css, "a")).toBe(css);
});

it("finds names in every kind of quotation marks, and names that contain some", () => {
  const words = wordsOfScript(`f("a before:content-['✓']",'b',\`c d\`)`);
  expect([...words]).toEqual(expect.arrayContaining(["a", "before:content-['✓']", "b", "c", "d"]));
});
