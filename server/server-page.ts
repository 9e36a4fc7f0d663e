import { html, raw } from "hono/html";

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

/**
 * The site's header, footer and stylesheet around a page the server makes itself: the built
 * not-found page with another title and another main part.
 */
export function siteFrame(notFoundHtml: string): RenderPage {
  const [, beforeTitle, beforeMain, afterMain] =
    /^(.*<title>)[^<]*(<\/title>.*<main\b[^>]*>).*(<\/main>.*)$/s.exec(notFoundHtml) ?? [];
  if (!beforeTitle || !beforeMain || !afterMain)
    throw new Error("The built not-found page has no title or no main part");
  return (page) =>
    html`${raw(beforeTitle)}${page.title}${raw(beforeMain)}${mainPart(page)}${raw(afterMain)}`;
}

function mainPart({ heading, paragraphs, form }: ServerPage) {
  return html`<div class="server-page"><div class="slip on-sheet">
<h1>${heading}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${form ? html`<form method="post" action="${form.action}"><button class="button button-primary">${form.button}</button></form>` : ""}
<p><a href="/">Back to Home</a></p>
</div></div>`;
}
