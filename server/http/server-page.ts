import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { firm } from "#content/firm.ts";
import type { PageFrame } from "./static-files/site-description.ts";

export type ServerPage = {
  title?: string;
  heading: string;
  paragraphs: readonly string[];
  body?: HtmlEscapedString;
  form?: { action: string; button: string };
  back?: { href: string; label: string };
};

const home = { href: "/", label: "Back to Home" };

export type RenderPage = (page: ServerPage) => string;

export function siteFrame({ beforeTitle, beforeMain, afterMain }: PageFrame): RenderPage {
  return ({ heading, title = `${heading} | ${firm.name}`, paragraphs, body, form, back = home }) =>
    String(html`${raw(beforeTitle)}${title}${raw(beforeMain)}<div class="plain-notice"><div class="slip">
<h1>${heading}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}${body ?? ""}
${form ? html`<form method="post" action="${form.action}"><button class="button button-primary">${form.button}</button></form>` : ""}
<p><a href="${back.href}">${back.label}</a></p>
</div></div>${raw(afterMain)}`);
}

/** Used in development and tests, without the site's header, footer and styles. */
export const plainPage = siteFrame({
  beforeTitle: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>`,
  beforeMain: "</title>\n</head>\n<body>\n<main>",
  afterMain: "</main>\n</body>\n</html>\n",
});
