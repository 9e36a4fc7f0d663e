import { currentAttribution } from "#browser/attribution.ts";
import { embedPath } from "#content/calculators/embed.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import type { Attribution } from "#contracts/attribution.ts";
import { addressWith } from "#wording/fill-in.ts";

/** Where the visit came from, and the color of the embedded calculator. */
export function originOfVisit(): Attribution & { accent?: string } {
  const accent = new URLSearchParams(location.search).get("accent")?.toLowerCase() ?? "";
  const used = location.pathname === embedPath && /^[0-9a-f]{6}$/.test(accent);
  return { ...currentAttribution(), ...(used && { accent }) };
}

/** What may be shown of the partner. */
export function partnerOfVisit() {
  return shownPartner(currentAttribution());
}

/** This calculator for a link. In a frame that is its own page, under the partner's name. */
export function calculatorAddress(): string {
  const { partner, placement, accent } = originOfVisit();
  return location.pathname === embedPath
    ? addressWith(embedPath, { partner, placement, accent })
    : location.pathname;
}
