import { embed, embedPath, embedScriptPath } from "#content/calculators/embed.ts";

export interface EmbedChoice {
  readonly partner: string;
  /** Six hexadecimal digits, or empty. */
  readonly accent: string;
}

/** What a partner pastes: for HTML, for a page without scripts, for WordPress. */
export function snippetsFor(origin: string, { partner, accent }: EmbedChoice) {
  const address = new URL(embedPath, origin);
  if (partner) address.searchParams.set("partner", partner);
  if (accent) address.searchParams.set("accent", accent);
  const color = accent && ` data-accent="${accent}"`;
  return {
    script: `<script async src="${origin}${embedScriptPath}" data-partner="${inHtml(partner)}"${color}></script>`,
    frame: `<iframe src="${inHtml(address.href)}" title="${inHtml(embed.frameTitle)}" width="100%" height="1100" loading="lazy" allow="clipboard-write" style="border:0"></iframe>`,
    wordPress: address.href,
  };
}

/** Escapes a text for an attribute in double quotes. */
function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
