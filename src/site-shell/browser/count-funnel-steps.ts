import { count } from "../../browser/funnel.ts";

/** The steps of the funnel that any page can see. Where meetings are booked stands in its head. */
export function countSteps(): void {
  countPreparedView();
  const meta = document.querySelector<HTMLMetaElement>("meta[name=booking-links]");
  const addresses = meta?.content.split(" ");
  const follow = ({ target }: Event) => {
    const href = (target as Element).closest<HTMLAnchorElement>("a[href]")?.href;
    if (addresses?.some((address) => href?.startsWith(address))) count("booking-followed");
  };
  document.addEventListener("click", follow);
  // The middle button opens a link in a new tab.
  document.addEventListener("auxclick", follow);
}

/**
 * The server counts the pages it is asked for, but not those a browser makes ready before anybody
 * opens them (speculation rules). Such a page is told of when it is shown.
 */
function countPreparedView(): void {
  const view = () => count("page-view");
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", view, { once: true });
    return;
  }
  const [how] = performance.getEntriesByType("navigation") as PreparedNavigation[];
  if (how?.activationStart || how?.deliveryType === "navigational-prefetch") view();
}

/** As far as the types of the platform do not know it yet. */
type PreparedNavigation = PerformanceNavigationTiming & {
  activationStart?: number;
  deliveryType?: string;
};

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
