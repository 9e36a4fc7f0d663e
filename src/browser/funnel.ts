import { countPath } from "#contracts/endpoints.ts";
import type { CountRequest } from "#contracts/funnel.ts";
import { embeddingHost, marksOfVisit } from "./visit.ts";

interface ReachedStep {
  step: 1 | 2 | 3 | 4;
  /** The year-end plan's steps are counted apart. */
  plan?: true;
}

/** The calculator and the page's script are separate bundles, so they communicate by an event. */
const stepReached = "calculator-step-reached";

export function reachStep(step: ReachedStep["step"]): void {
  const detail: ReachedStep = { step };
  document.dispatchEvent(new CustomEvent(stepReached, { detail }));
}

export function reachPlanStep(step: 1 | 2): void {
  const detail: ReachedStep = { step, plan: true };
  document.dispatchEvent(new CustomEvent(stepReached, { detail }));
}

type Reached = {
  view: boolean;
  booking: boolean;
  step: number;
  plan?: true;
};

/**
 * Collects what the funnel counts on this page and reports it when the page is hidden: the furthest
 * step of the calculator, the page, and the partner and source of the visit. If a visitor returns
 * and gets further, the next report contains only the difference, so that a page view is counted
 * once.
 */
export function gatherCounts(): { viewed(): void; bookingFollowed(): void } {
  const reached: Reached = { view: false, booking: false, step: 0 };
  let reported = { ...reached };

  function report(): void {
    const request = whatIsNew(reached, reported);
    if (!request || asksNotToBeCounted() || isPreview()) return;
    reported = { ...reached };
    send(request);
  }

  document.addEventListener(stepReached, (event) => {
    const { step, plan } = (event as CustomEvent<ReachedStep>).detail;
    reached.step = Math.max(reached.step, step);
    if (plan) reached.plan = plan;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") report();
  });
  // Some browsers leave a page without hiding it first.
  addEventListener("pagehide", report);

  return {
    viewed() {
      reached.view = true;
    },
    bookingFollowed() {
      reached.booking = true;
    },
  };
}

function whatIsNew(reached: Reached, reported: Reached): CountRequest | undefined {
  const view = reached.view && !reported.view;
  const booking = reached.booking && !reported.booking;
  const further = reached.step > reported.step;
  if (!view && !booking && !further) return undefined;
  const {
    utm_source: utmSource,
    utm_campaign: utmCampaign,
    ...visit
  } = Object.fromEntries(marksOfVisit());
  return {
    path: location.pathname,
    partner: visit.partner,
    placement: visit.placement,
    embeddingHost: embeddingHost() || undefined,
    utmSource,
    utmCampaign,
    ...(view && { view }),
    ...(further && { step: reached.step }),
    ...(further && reported.step > 0 && { after: reported.step }),
    ...(further && reached.plan && { plan: reached.plan }),
    ...(booking && { booking }),
  };
}

function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** In the builder at /advisors/embed, a partner tries the calculator. */
export function isPreview(): boolean {
  return new URLSearchParams(location.search).has("preview");
}

/**
 * A beacon that carries no cookie: `navigator.sendBeacon` would carry that of staff who are signed in
 * at the desk. It is sent even while the page closes. As plain text it needs no permission (CORS
 * preflight) in another site's frame.
 */
function send(request: CountRequest): void {
  fetch(countPath, {
    method: "POST",
    body: JSON.stringify(request),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}
