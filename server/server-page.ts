/** A small page the server makes itself: a sentence or two and at most one button. */
export type ServerPage = {
  title: string;
  heading: string;
  paragraphs: readonly string[];
  form?: { action: string; button: string };
};

export type RenderPage = (page: ServerPage) => string;

/** Without the site's header and footer: in development and in tests. */
export const plainPage: RenderPage = (page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
</head>
<body>
<main>
${mainPart(page)}
</main>
</body>
</html>
`;

/**
 * The site's header, footer and stylesheet around a page the server makes itself: the built
 * not-found page with another title and another main part.
 */
export function siteFrame(notFoundHtml: string): RenderPage {
  const [beforeMain, afterMain] = notFoundHtml.split(/(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)/);
  if (beforeMain === undefined || afterMain === undefined)
    throw new Error("The built not-found page has no main part");
  return (page) =>
    beforeMain.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`) +
    mainPart(page) +
    afterMain;
}

function mainPart({ heading, paragraphs, form }: ServerPage): string {
  return `<div class="server-page"><div class="slip on-sheet">
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${form ? `<form method="post" action="${escapeHtml(form.action)}"><button class="button button-primary">${escapeHtml(form.button)}</button></form>` : ""}
<p><a href="/">Back to Home</a></p>
</div></div>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
