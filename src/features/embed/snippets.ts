import { embed, embedPath, embedScriptPath } from "#content/calculators/embed.ts";

export interface EmbedChoice {
  readonly partner: string;
  /** Which of the partner's pages or links it is, or empty. */
  readonly placement: string;
  /** Six hexadecimal digits, or empty. */
  readonly accent: string;
  /** Ids of practice types and specialties with commas between them, or empty for all. */
  readonly specialties: string;
  /** The postal code of the state that is chosen at first, or empty. */
  readonly state: string;
  /** The partner's own site, to which its name leads back, or empty. */
  readonly url: string;
}

/** What a partner pastes: for HTML, for a page without scripts, for WordPress. */
export function snippetsFor(origin: string, choice: EmbedChoice) {
  const given = Object.entries(choice).filter(([, value]) => value);
  const address = new URL(embedPath, origin);
  for (const [name, value] of given) address.searchParams.set(name, value);
  const attributes = given.map(([name, value]) => ` data-${name}="${inHtml(value)}"`).join("");
  return {
    script: `<script async src="${origin}${embedScriptPath}"${attributes}></script>`,
    frame: `<iframe src="${inHtml(address.href)}" title="${inHtml(embed.frameTitle)}" width="100%" height="1100" loading="lazy" allow="clipboard-write" style="border:0"></iframe>`,
    /** Also the address that a link and a printed code open. */
    address: address.href,
  };
}

/** Escapes a text for an attribute in double quotes. */
function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
