import { expect, it } from "vitest";
import { siteFrame } from "./server-page.ts";

const built =
  '<html><head><title>Page Not Found</title></head><body><header>Menu</header><main id="page"><h1>Old</h1></main><footer>Foot</footer></body></html>';

it("puts a page between the site's own header and footer", async () => {
  const page = await siteFrame(built)({
    title: "Confirm",
    heading: "Confirm your address",
    paragraphs: ["Press the button."],
    form: { action: "/newsletter/confirm?token=a", button: "Confirm" },
  });
  const html = String(page);
  expect(html).toContain("<title>Confirm</title>");
  expect(html).toMatch(/<header>Menu<\/header><main id="page">[\s\S]*<h1>Confirm your address/);
  expect(html).toMatch(/<\/main><footer>Foot/);
  expect(html).not.toContain("Old");
});

it("lets no words become markup, nor a dollar sign a reference", async () => {
  const page = await siteFrame(built)({
    title: "$& <b>",
    heading: "<script>",
    paragraphs: ["$1 & more"],
  });
  const html = String(page);
  expect(html).toContain("<title>$&amp; &lt;b&gt;</title>");
  expect(html).toContain("<h1>&lt;script&gt;</h1>");
  expect(html).toContain("<p>$1 &amp; more</p>");
});

it("stops the start when the built page is not what it expects", () => {
  expect(() => siteFrame("<html></html>")).toThrow("no main part");
});
