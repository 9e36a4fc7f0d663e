/**
 * Where this visit came from, as the addresses say it: for the script of every page, which must stay
 * small. What leaves with a form is checked first, by attribution.ts.
 */

import { keepInTab, keptInTab } from "./tab-storage.ts";

const storageKey = "ledgerwell-visit";
const campaign = ["utm_source", "utm_medium", "utm_campaign"];

/** The marks of the links and partner pages that were followed in this tab. */
export function marksOfVisit(): URLSearchParams {
  const visit = new URLSearchParams(keptInTab(storageKey));
  const address = new URLSearchParams(location.search);
  // A partner's own page is that partner's, whatever its address says.
  const ofPage = document.querySelector<HTMLElement>("[data-partner]")?.dataset.partner;
  if (ofPage) address.set("partner", ofPage);
  // A placement belongs to its partner, and the three marks of a campaign belong together.
  const partner = address.get("partner");
  if (partner && partner !== visit.get("partner")) visit.delete("placement");
  if (campaign.some((name) => address.get(name))) for (const name of campaign) visit.delete(name);
  // Other parameters are ignored, since they could be personal.
  for (const name of ["partner", "placement", ...campaign]) {
    const mark = address.get(name)?.slice(0, 200);
    if (mark) visit.set(name, mark);
  }
  return visit;
}

/** Keeps the marks until the tab is closed. */
export function rememberVisit(): void {
  const marks = marksOfVisit();
  // Without storage the address is read again when it is needed.
  if (marks.size > 0) keepInTab(storageKey, `${marks}`);
}

/** For a link into a new tab, which does not have the storage of this one. */
export function withVisit(address: string): string {
  const url = new URL(address, location.origin);
  for (const [name, mark] of marksOfVisit())
    if (!url.searchParams.has(name)) url.searchParams.set(name, mark);
  return url.href;
}

/**
 * The host of the site whose page shows ours in a frame, where the browser provides it. Firefox
 * provides only the direct parent. Other browsers also provide the outermost page, which is the one
 * that the visitor sees. Empty where there is none.
 */
export function embeddingHost({ parent, self, location, document } = window): string {
  if (parent === self) return "";
  const outermost = [...(location.ancestorOrigins ?? [])].at(-1);
  const found = URL.parse(outermost ?? document.referrer)?.host ?? "";
  return found === location.host ? "" : found;
}
