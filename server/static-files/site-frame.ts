import { escapeHtml, type Page, type RenderPage } from "../page.ts";
import type { Site } from "./load-site.ts";

/**
 * The site's header, footer and stylesheet around a page the server makes itself: the built
 * not-found page with another title and another main part.
 */
export function siteFrame(site: Site): RenderPage {
  const html = site.notFound.variants.identity.body.toString("utf8");
  const [beforeMain, afterMain] = html.split(/(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)/);
  if (beforeMain === undefined || afterMain === undefined)
    throw new Error("The built not-found page has no main part");
  return (page) =>
    beforeMain.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`) +
    mainPart(page) +
    afterMain;
}

function mainPart({ heading, paragraphs, form }: Page): string {
  return `<div class="server-page"><div class="slip on-sheet">
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${form ? `<form method="post" action="${escapeHtml(form.action)}"><button class="button button-primary">${escapeHtml(form.button)}</button></form>` : ""}
<p><a href="/">Back to Home</a></p>
</div></div>`;
}
