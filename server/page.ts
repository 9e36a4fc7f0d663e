/** A small page the server makes itself: a sentence or two and at most one button. */
export type Page = {
  title: string;
  heading: string;
  paragraphs: readonly string[];
  form?: { action: string; button: string };
};

export type RenderPage = (page: Page) => string;

/** Used until the site gives its own frame. */
export const plainPage: RenderPage = ({ title, heading, paragraphs, form }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${form ? `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.button)}</button></form>` : ""}
<p><a href="/">Back to Home</a></p>
</main>
</body>
</html>
`;

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
