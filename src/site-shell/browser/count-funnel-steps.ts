import { attribution } from "../../browser/attribution.ts";
import { gatherCounts } from "../../browser/funnel.ts";

/** Counts the funnel's steps that any page can have. The page's head lists the booking links. */
export function countSteps(): void {
  const { viewed, bookingFollowed } = gatherCounts();
  countPreparedView(viewed);
  const meta = document.querySelector<HTMLMetaElement>("meta[name=booking-links]");
  const addresses = meta?.content.split(" ");
  const follow = ({ target }: Event) => {
    const link = (target as Element).closest("a");
    // As it is written: addresses of this site have no origin.
    const href = link?.getAttribute("href") ?? "";
    if (!link || !addresses?.some((address) => href.startsWith(address))) return;
    bookingFollowed();
    if (href.startsWith("/")) nameOrigin(link);
  };
  document.addEventListener("click", follow);
  // The middle button opens a link in a new tab.
  document.addEventListener("auxclick", follow);
}

/** The booking opens in a new tab, which does not know what this one remembers of the visit. */
function nameOrigin(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(link.search);
  for (const [mark, value] of Object.entries(attribution())) {
    const name = mark.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
    if (!query.has(name)) query.set(name, value);
  }
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
