import { countPath } from "#contracts/endpoints.ts";
import type { CountRequest } from "#contracts/funnel.ts";
import { broughtBy } from "./attribution.ts";

/** What this page has told already: a visitor who goes back and forth takes each step once. */
const told = new Set<string>();

/**
 * Tells the server that a visitor took a step of the funnel: which one, on which page, brought by
 * which partner and source. It carries no cookie and nothing by which a visitor could be told from
 * another, and is not sent at all under Do Not Track or Global Privacy Control. As plain text it
 * needs no permission asked first, also in another site's frame; it outlives the page.
 */
export function count(event: CountRequest["event"], partner?: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl || told.has(event)) return;
  told.add(event);
  const visit = broughtBy();
  const step: CountRequest = {
    event,
    path: location.pathname,
    partner: partner ?? visit.partner,
    utmSource: visit.utmSource,
  };
  fetch(countPath, {
    method: "POST",
    body: JSON.stringify(step),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}
