import { html, raw } from "hono/html";
import type { PageFrame } from "./static-files/site-description.ts";

/** A small page the server makes itself: a sentence or two and at most one button. */
export type ServerPage = {
  title: string;
  heading: string;
  paragraphs: readonly string[];
  form?: { action: string; button: string };
};

export type RenderPage = (page: ServerPage) => ReturnType<typeof html>;

/** Without the site's header and footer: in development and in tests. */
export const plainPage: RenderPage = (page) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
</head>
<body>
<main>${mainPart(page)}</main>
</body>
</html>
`;

/** The site's header, footer and styles around a page the server makes itself. */
export function siteFrame({ beforeTitle, beforeMain, afterMain }: PageFrame): RenderPage {
  return (page) =>
    html`${raw(beforeTitle)}${page.title}${raw(beforeMain)}${mainPart(page)}${raw(afterMain)}`;
}

function mainPart({ heading, paragraphs, form }: ServerPage) {
  return html`<div class="notice"><div class="slip">
<h1>${heading}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${form ? html`<form method="post" action="${form.action}"><button class="button button-primary">${form.button}</button></form>` : ""}
<p><a href="/">Back to Home</a></p>
</div></div>`;
}
