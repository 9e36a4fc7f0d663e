/** The script of the embedded calculator's page: src/pages/embed.tsx. */

import { attributionIn } from "#browser/attribution.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { accentColor, accentPalette } from "../accent.ts";
import { keepDialogsInSight } from "./dialogs-in-sight.ts";
import { workInSandbox } from "./in-a-sandbox.ts";

const root = document.documentElement;
const query = new URLSearchParams(location.search);

const accent = accentColor(query.get("accent"));
if (accent) {
  root.dataset.accent = "";
  root.style.setProperty("--accent", accent);
  for (const [name, color] of Object.entries(accentPalette(accent)))
    root.style.setProperty(`--accent-${name}`, color);
}

// Cards of practice types that may not be offered are hidden until React has removed them.
if (query.get("specialties")) root.dataset.limited = "";

const { partner } = attributionIn(location.search);
const place = document.querySelector<HTMLElement>("[data-embed-partner]");
if (partner && place) place.textContent = partnerName(partner);

if (parent === self) showAsPage();
workInSandbox();
keepDialogsInSight();
reportHeight();

/** Opened by a link or a printed code instead of in a frame. */
function showAsPage(): void {
  root.dataset.page = "";
  // In the same tab the rest of the site knows the partner: src/browser/attribution.ts.
  document.querySelector("base")?.remove();
  const heading = document.querySelector("h1")?.textContent;
  if (partner) document.title = `${heading} | ${partnerName(partner)}`;
}

/** The only message that leaves the frame. It contains nothing that the site could not see anyway. */
function reportHeight(): void {
  if (parent === self) return;
  let reported = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    parent.postMessage({ type: "ledgerwell:height", height }, "*");
  }).observe(document.body);
}
