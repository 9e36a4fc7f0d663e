import { gatherCounts } from "../../browser/funnel.ts";

/** Counts the funnel's steps that any page can have. The page's head lists the booking links. */
export function countSteps(): void {
  const { viewed, bookingFollowed } = gatherCounts();
  countPreparedView(viewed);
  const meta = document.querySelector<HTMLMetaElement>("meta[name=booking-links]");
  const addresses = meta?.content.split(" ");
  const follow = ({ target }: Event) => {
    // As it is written: addresses of this site have no origin.
    const href = (target as Element).closest("a")?.getAttribute("href");
    if (addresses?.some((address) => href?.startsWith(address))) bookingFollowed();
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
