import { countPath } from "#contracts/endpoints.ts";
import type { CountRequest } from "#contracts/funnel.ts";
import { attribution } from "./attribution.ts";

/** Steps this page has sent. A visitor who goes back and forth counts once for each step. */
const sent = new Set<string>();

/**
 * Reports a step of the funnel to the server, with the page and its attribution. The request has no
 * cookie and nothing that identifies a visitor, and is not sent at all under Do Not Track or Global
 * Privacy Control. As plain text it needs no CORS preflight, also in another site's frame. It is sent
 * even if the page is closed.
 */
export function countFunnelStep(event: CountRequest["event"], partner?: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl || sent.has(event)) return;
  sent.add(event);
  const from = attribution();
  const step: CountRequest = {
    event,
    path: location.pathname,
    partner: partner ?? from.partner,
    utmSource: from.utmSource,
  };
  fetch(countPath, {
    method: "POST",
    body: JSON.stringify(step),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}
