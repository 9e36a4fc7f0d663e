import type { Attribution } from "#contracts/attribution.ts";
import type { ContactRequest } from "#contracts/contact.ts";
import {
  hasWebAddress,
  host,
  longest,
  pagePath,
  partnerCharacters,
  withoutInvisible,
} from "#contracts/limits.ts";

const storageKey = "ledgerwell-visit";

/** A link to the contact form that names the page the visitor was on. */
export function contactAddress(from: Pick<ContactRequest, "sourcePage" | "partner">): string {
  const { sourcePage, partner } = from;
  const origin = new URLSearchParams();
  if (sourcePage) origin.set("from", sourcePage);
  if (partner) origin.set("partner", partner);
  return origin.size > 0 ? `/contact?${origin}` : "/contact";
}

export function homeAddress({ partner }: Attribution): string {
  return partner ? `/?${new URLSearchParams({ partner })}` : "/";
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
  return withoutEmpty({
    partner: isPartner(partner) ? partner : undefined,
    utmSource: mark("utm_source"),
    utmMedium: mark("utm_medium"),
    utmCampaign: mark("utm_campaign"),
  });
}

function isPartner(name: string): boolean {
  return partnerCharacters.test(name) && name.length <= longest.partner && !hasWebAddress(name);
}

/** Keeps the attribution in the page's address until the tab is closed. */
export function rememberAttribution(): void {
  const found = attributionIn(location.search);
  if (Object.keys(found).length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(combined(kept(), found)));
  } catch {
    // Storage is switched off, or denied to a frame. The address is read again when it is needed.
  }
}

/** The attribution of links, and the site that shows our page in a frame. */
export function currentAttribution(): Attribution {
  return { ...attribution(), ...embeddingSite() };
}

/** The attribution of the links that were followed in this tab. */
export function attribution(): Attribution {
  return combined(kept(), attributionIn(location.search));
}

/** The three campaign marks belong together: a newer link replaces all of an older one's. */
function combined(earlier: Attribution, now: Attribution): Attribution {
  const { utmSource, utmMedium, utmCampaign } = now;
  const campaign =
    utmSource || utmMedium || utmCampaign ? { utmSource, utmMedium, utmCampaign } : {};
  return withoutEmpty({ ...earlier, ...campaign, ...now });
}

function kept(): Attribution {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * The host of the site whose page shows ours in a frame, where the browser provides it. Firefox
 * provides only the direct parent. Other browsers also provide the outermost page, which is the one
 * that the visitor sees.
 */
export function embeddingSite({ parent, self, location, document } = window): Attribution {
  if (parent === self) return {};
  const outermost = [...(location.ancestorOrigins ?? [])].at(-1);
  const found = URL.parse(outermost ?? document.referrer)?.host ?? "";
  return host.test(found) && found !== location.host ? { embeddingHost: found } : {};
}

function withoutEmpty(values: { [Key in keyof Attribution]: string | undefined }): Attribution {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
