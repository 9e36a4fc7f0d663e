import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { notFound } from "#content/pages/not-found.ts";
import { PlainNotice } from "#site-shell/plain-notice.tsx";
import { siteFrame } from "./server-page.ts";

const frame = {
  beforeTitle: "<html><head><title>",
  beforeMain: '</title></head><body><header>Menu</header><main id="page">',
  afterMain: "</main><footer>Foot</footer></body></html>",
};
const question = {
  title: "Confirm",
  heading: "Confirm your address",
  paragraphs: ["Press the button."],
  form: { action: "/newsletter/confirm?token=a", button: "Confirm" },
};

it("is between the site's header and footer, with its text escaped", () => {
  const html = siteFrame(frame)({
    title: "$& <b>",
    heading: "<script>",
    paragraphs: ["$1 & more"],
  });
  expect(html).toContain("<title>$&amp; &lt;b&gt;</title>");
  expect(html).toContain("<h1>&lt;script&gt;</h1>");
  expect(html).toMatch(
    /<header>Menu<.*<main id="page">[\s\S]*<p>\$1 &amp; more<[\s\S]*<footer>Foot/,
  );
});

it("uses only classes of the not-found page, whose styles it has", () => {
  const classesOf = (html: string) =>
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) => list.trim().split(/\s+/));
  const known = classesOf(renderToStaticMarkup(PlainNotice(notFound)));
  const used = classesOf(siteFrame(frame)(question));
  expect(used.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(used));
});
