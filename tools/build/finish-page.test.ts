import { expect, it } from "vitest";
import { finishPage, frameOf, type PageParts } from "./finish-page.ts";

const finishing = {
  readScript: (address: string) => `run("${address}")\n`,
  islandScripts: () => [],
  stylesFor: () => ".a{color:red}",
};
const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/style.css"></head><body>${body}</body></html>`;

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

it("leaves out comments where no React runs", () => {
  const texts = "<p>13<!-- -->%</p>";
  const body = `<main>${texts}<template>${texts}</template><div data-island="form">${texts}</div></main>`;
  const { html } = finishPage(page(body), finishing);
  expect(html.match(/<p>13.*?%<\/p>/g)).toEqual(["<p>13%</p>", "<p>13%</p>", texts]);
});

it("refuses a script that would end its own element", () => {
  const readScript = () => 'write("</script>")';
  const body = '<script type="module" src="/a.js"></script>';
  expect(() => finishPage(page(body), { ...finishing, readScript })).toThrow("/a.js");
});

it("returns the markup around the title and the main part, for the server's pages", () => {
  const html =
    '<!DOCTYPE html><html><head><title>Old</title></head><body><svg><title>Rx</title></svg><main id="page"><h1>Old</h1></main><footer></footer></body></html>';
  expect(frameOf(html)).toEqual({
    beforeTitle: "<!DOCTYPE html><html><head><title>",
    beforeMain: '</title></head><body><svg><title>Rx</title></svg><main id="page">',
    afterMain: "</main><footer></footer></body></html>",
  });
});
