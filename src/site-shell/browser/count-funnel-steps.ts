import { countFunnelStep } from "../../browser/funnel.ts";

/** Counts the steps of the funnel that happen on any page. Its head lists the booking addresses. */
export function countFunnelSteps(): void {
  countPreparedView();
  const meta = document.querySelector<HTMLMetaElement>("meta[name=booking-links]");
  const addresses = meta?.content.split(" ");
  const follow = ({ target }: Event) => {
    const href = (target as Element).closest<HTMLAnchorElement>("a[href]")?.href;
    if (addresses?.some((address) => href?.startsWith(address)))
      countFunnelStep("booking-followed");
  };
  document.addEventListener("click", follow);
  // The middle button opens a link in a new tab.
  document.addEventListener("auxclick", follow);
}

/**
 * The server counts requested pages, but not those that a browser prefetches or prerenders
 * (speculation rules). The browser reports such a page when it is shown.
 */
function countPreparedView(): void {
  const view = () => countFunnelStep("page-view");
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", view, { once: true });
    return;
  }
  const [how] = performance.getEntriesByType("navigation") as PreparedNavigation[];
  if (how?.activationStart || how?.deliveryType === "navigational-prefetch") view();
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
