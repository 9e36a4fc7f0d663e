import { gatherCounts } from "../../browser/funnel.ts";
import { marksOfVisit, withVisit } from "../../browser/visit.ts";

/**
 * Counts the funnel's steps that any page can have, and gives links that leave this tab the visit's
 * marks. The page's head lists the booking links.
 */
export function followLinks(): void {
  const { viewed, bookingFollowed } = gatherCounts();
  countPreparedView(viewed);
  const meta = document.querySelector<HTMLMetaElement>("meta[name=booking-links]");
  const addresses = meta?.content.split(" ");
  const follow = ({ target, type, ctrlKey, metaKey }: MouseEvent) => {
    // As it is written: addresses of this site have no origin.
    const link = (target as Element).closest("a");
    const href = link?.getAttribute("href");
    if (!link || !href) return;
    const isBooking = addresses?.some((address) => href.startsWith(address));
    if (isBooking) bookingFollowed();
    const newTab = link.target || document.querySelector("base[target]");
    const leavesTab = newTab || type === "auxclick" || ctrlKey || metaKey;
    const partner = marksOfVisit().get("partner");
    if (href.startsWith("/")) {
      if (leavesTab) link.href = withVisit(href);
    } else if (isBooking && partner) {
      // The scheduler that the firm has elsewhere: src/wording/booking-address.ts.
      const scheduler = new URL(href);
      scheduler.searchParams.set("utm_source", partner);
      link.href = scheduler.href;
    }
  };
  document.addEventListener("click", follow);
  // The middle button opens a link in a new tab.
  document.addEventListener("auxclick", follow);
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
