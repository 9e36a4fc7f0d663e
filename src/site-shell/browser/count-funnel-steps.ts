import { attribution } from "../../browser/attribution.ts";
import { gatherCounts } from "../../browser/funnel.ts";

/** Counts the funnel's steps that any page can have. The page's head lists the booking links. */
export function countSteps(): void {
  const { viewed, bookingFollowed } = gatherCounts();
  countPreparedView(viewed);
  const meta = document.querySelector<HTMLMetaElement>("meta[name=booking-links]");
  const addresses = meta?.content.split(" ").map((address) => new URL(address, location.href).href);
  const follow = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || !addresses?.some((address) => link.href.startsWith(address))) return;
    bookingFollowed();
    if (link.origin === location.origin) nameOrigin(link);
  };
  document.addEventListener("click", follow);
  // The middle button opens a link in a new tab.
  document.addEventListener("auxclick", follow);
}

/** The booking opens in a new tab, which does not know what this one remembers of the visit. */
function nameOrigin(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(link.search);
  const { partner, utmSource, utmMedium, utmCampaign } = attribution();
  const marks = {
    partner,
    utm_source: utmSource,
    utm_medium: utmMedium,
    utm_campaign: utmCampaign,
  };
  for (const [name, value] of Object.entries(marks))
    if (value && !query.has(name)) query.set(name, value);
  link.search = `${query}`;
}

/**
 * The server counts the pages that are requested, except those that a browser prepares before they
 * are opened (speculation rules). The page reports such a view itself once it is shown.
 */
function countPreparedView(viewed: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", viewed, { once: true });
    return;
  }
  const [how] = performance.getEntriesByType("navigation") as PreparedNavigation[];
  if (how?.activationStart || how?.deliveryType === "navigational-prefetch") viewed();
}

/** Fields that TypeScript's DOM types do not have yet. */
type PreparedNavigation = PerformanceNavigationTiming & {
  activationStart?: number;
  deliveryType?: string;
};

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
