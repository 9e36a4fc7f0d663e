import { describe, expect, it } from "vitest";
import { finishPage, frameOf, type PageParts } from "./finish-page.ts";

const finishing = {
  readScript: (address: string) => `run("${address}")\n`,
  islandScripts: (islands: readonly string[]) => [
    "/assets/react.js",
    ...islands.map((name) => `/assets/${name}.js`),
  ],
  stylesFor: () => ".a{color:red}",
};
const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/style.css"></head><body>${body}</body></html>`;

describe("finishing a page", () => {
  it("puts its styles where the stylesheet was named, and allows them by their hash", () => {
    const { html, inline } = finishPage(page("<p>Text</p>"), finishing);
    expect(html).toBe(
      "<!DOCTYPE html><html><head><style>.a{color:red}</style></head><body><p>Text</p></body></html>",
    );
    expect(inline.style).toBe("'sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc='");
  });

  it("asks for the styles of its classes, scripts and islands, also of those in a template", () => {
    let asked: PageParts | undefined;
    const stylesFor = (parts: PageParts) => {
      asked = parts;
      return "";
    };
    const body =
      '<p class="a b">R&amp;D</p><template><b class="c">C</b></template><div data-island="form"></div><form data-script="/assets/later.js"></form><script type="module" src="/assets/x.js"></script>';
    finishPage(page(body), { ...finishing, stylesFor });
    expect(asked).toEqual({
      classes: new Set(["a", "b", "c"]),
      islands: ["form"],
      code: ['run("/assets/x.js")'],
      laterScripts: ["/assets/later.js"],
    });
  });

  it("names React's module on a page with an island, and only there", () => {
    const withIsland = finishPage(page('<div data-island="form"></div>'), finishing);
    expect(withIsland.html).toContain(
      '<meta name="islands" content="/assets/react.js /assets/form.js">',
    );
    expect(withIsland.hydrated).toBe(true);
    const without = finishPage(page("<p>Text</p>"), finishing);
    expect(without.html).not.toContain("islands");
    expect(without.hydrated).toBe(false);
  });

  it("puts each script once where it was named first, and allows it by its hash", () => {
    const body = ["/a.js", "/b.js", "/a.js"].map(
      (src) => `<script type="module" src="${src}"></script>`,
    );
    const { html, inline } = finishPage(page(body.join("")), finishing);
    expect(html).toContain(
      '<body><script type="module">run("/a.js")</script><script type="module">run("/b.js")</script></body>',
    );
    expect(inline.scripts).toEqual([
      "'sha256-lEf5DUWUFHU/lUin2oDZBkEQtImSaZBTs3uuh3zGnx4='",
      "'sha256-uoiZUbSBzDRBkdfrBpdDKCR1+kdpj0xUL4O6AUxBJT4='",
    ]);
  });

  it("allows the rules for pages to make ready", () => {
    const body = '<script type="speculationrules">{}</script>';
    const { html, inline } = finishPage(page(body), finishing);
    expect(html).toContain(body);
    expect(inline.scripts).toEqual(["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"]);
  });

  it("refuses a script that would end its own element", () => {
    const readScript = () => 'write("</script>")';
    const body = '<script type="module" src="/a.js"></script>';
    expect(() => finishPage(page(body), { ...finishing, readScript })).toThrow("/a.js");
  });

  it("leaves data blocks, placeholders and what stands without script as they are", () => {
    const body =
      '<script type="application/ld+json">{"a":"<b>"}</script><noscript><p>Write to us</p></noscript>';
    expect(finishPage(page(body), finishing).html).toContain(body);
  });

  it("refuses a page without a stylesheet", () => {
    expect(() => finishPage("<p>Text</p>", finishing)).toThrow("no stylesheet");
  });
});

describe("the frame of the server's own pages", () => {
  it("is what stands around the title and the main part", () => {
    const html =
      '<!DOCTYPE html><html><head><title>Old</title></head><body><svg><title>Rx</title></svg><main id="page"><h1>Old</h1></main><footer></footer></body></html>';
    expect(frameOf(html)).toEqual({
      beforeTitle: "<!DOCTYPE html><html><head><title>",
      beforeMain: '</title></head><body><svg><title>Rx</title></svg><main id="page">',
      afterMain: "</main><footer></footer></body></html>",
    });
  });

  it("needs both", () => {
    expect(() => frameOf("<title>Old</title>")).toThrow("no main part");
  });
});
