import type { Attribution } from "#contracts/attribution.ts";
import type { ContactRequest } from "#contracts/contact.ts";
import {
  hasWebAddress,
  host,
  longest,
  pagePath,
  partnerCharacters,
  placementCharacters,
  withoutInvisible,
} from "#contracts/limits.ts";
import { addressWith } from "#wording/fill-in.ts";
import { embeddingHost, marksOfVisit } from "./visit.ts";

/** A link to the contact form that names the page the visitor was on. */
export function contactAddress(from: Pick<ContactRequest, "sourcePage" | "partner">): string {
  return addressWith("/contact", { from: from.sourcePage, partner: from.partner });
}

/** The page that sent the visitor to the contact form: `/contact?from=/fortune`. */
export function pageBefore({ pathname, search }: { pathname: string; search: string }): string {
  const from = new URLSearchParams(search).get("from") ?? "";
  return pagePath.test(from) && from.length <= longest.sourcePage ? from : pathname;
}

/**
 * The attribution in an address such as `/?partner=fortune&utm_source=newsletter`. Other parameters
 * are ignored, since they could be personal.
 */
export function attributionIn(search: string): Attribution {
  const query = new URLSearchParams(search);
  const partner = query.get("partner")?.trim() ?? "";
  const mark = (name: string) =>
    withoutInvisible(query.get(name) ?? "")
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
      .trim()
      .slice(0, longest.campaignMark)
      .trim();
  const placement = query.get("placement")?.trim().toLowerCase() ?? "";
  return withoutEmpty({
    partner: isPartner(partner) ? partner : undefined,
    placement: isPlacement(placement) ? placement : undefined,
    utmSource: mark("utm_source"),
    utmMedium: mark("utm_medium"),
    utmCampaign: mark("utm_campaign"),
  });
}

function isPartner(name: string): boolean {
  return partnerCharacters.test(name) && name.length <= longest.partner && !hasWebAddress(name);
}

function isPlacement(name: string): boolean {
  return placementCharacters.test(name) && name.length <= longest.placement;
}

/** The attribution of links, and the site that shows our page in a frame. */
export function currentAttribution(): Attribution {
  const around = embeddingHost();
  return {
    ...attributionIn(`?${marksOfVisit()}`),
    ...(host.test(around) && { embeddingHost: around }),
  };
}

function withoutEmpty(values: { [Key in keyof Attribution]: string | undefined }): Attribution {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
