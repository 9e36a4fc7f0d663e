import type { Visit } from "#contracts/attribution.ts";
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

/** A link to the contact form that says where the visitor was. */
export function contactAddress({
  sourcePage,
  partner,
}: Partial<Pick<ContactRequest, "sourcePage" | "partner">>): string {
  const origin = new URLSearchParams();
  if (sourcePage) origin.set("from", sourcePage);
  if (partner) origin.set("partner", partner);
  return origin.size > 0 ? `/contact?${origin}` : "/contact";
}

/** A link to the site that says who brought the visitor. */
export function homeAddress({ partner }: Visit): string {
  return partner ? `/?${new URLSearchParams({ partner })}` : "/";
}

/** The page that sent the visitor to the contact form: `/contact?from=/fortune`. */
export function pageBefore({ pathname, search }: { pathname: string; search: string }): string {
  const from = new URLSearchParams(search).get("from") ?? "";
  return pagePath.test(from) && from.length <= longest.sourcePage ? from : pathname;
}

/**
 * What an address says about who brought the visitor: `/?partner=fortune&utm_source=newsletter`.
 * Anything else in it is left alone: it could be personal.
 */
export function visitIn(search: string): Visit {
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

/** Remembers what the address of the visit's first page said, until the tab is closed. */
export function keepVisit(): void {
  const visit = visitIn(location.search);
  if (Object.keys(visit).length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(combined(kept(), visit)));
  } catch {
    // Switched off, or a frame without storage: the address itself is read again.
  }
}

/** What is known now about who brought the visitor. */
export function currentVisit(): Visit {
  return { ...broughtBy(), ...embeddingSite() };
}

/** Of that, what links have said. */
export function broughtBy(): Visit {
  return combined(kept(), visitIn(location.search));
}

/** The marks of a campaign belong together: those of a newer link replace all of the older one's. */
function combined(earlier: Visit, now: Visit): Visit {
  const { utmSource, utmMedium, utmCampaign } = now;
  const campaign =
    utmSource || utmMedium || utmCampaign ? { utmSource, utmMedium, utmCampaign } : {};
  return withoutEmpty({ ...earlier, ...campaign, ...now });
}

function kept(): Visit {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * The host of the site whose page shows ours in a frame, where the browser tells it: Firefox knows
 * only the page that asked for the frame, others the outermost page too, which is the visitor's.
 */
export function embeddingSite({ parent, self, location, document } = window): Visit {
  if (parent === self) return {};
  const outermost = [...(location.ancestorOrigins ?? [])].at(-1);
  const found = URL.parse(outermost ?? document.referrer)?.host ?? "";
  return host.test(found) && found !== location.host ? { embeddingHost: found } : {};
}

function withoutEmpty(visit: { [Key in keyof Visit]: string | undefined }): Visit {
  return Object.fromEntries(Object.entries(visit).filter(([, value]) => value));
}
