/** The script of the embedded calculator's page: src/pages/embed.tsx. */

import { currentAttribution } from "#browser/attribution.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import { fillIn, partnerLogoPath } from "#wording/fill-in.ts";
import { namesAuthority } from "#wording/partner-name.ts";
import { accentColor, accentPalette } from "../accent.ts";
import { keepDialogsInSight } from "./dialogs-in-sight.ts";
import { workInSandbox } from "./in-a-sandbox.ts";

const root = document.documentElement;
const query = new URLSearchParams(location.search);

const { agreed, name, host } = shownPartner(currentAttribution());

const accent = accentColor(query.get("accent") ?? agreed?.accent);
if (accent) {
  root.dataset.accent = "";
  root.style.setProperty("--accent", accent);
  for (const [name, color] of Object.entries(accentPalette(accent)))
    root.style.setProperty(`--accent-${name}`, color);
}

// Cards of practice types that may not be offered are hidden until React has removed them.
if (query.get("specialties")) root.dataset.limited = "";

showPartner();
if (parent === self) showAsPage();
workInSandbox();
keepDialogsInSight();
reportHeight();

/** Its logo and name, which lead to its own site. A name that was not agreed has its site beside it. */
function showPartner(): void {
  const place = document.querySelector<HTMLElement>("[data-embed-partner]");
  const site = ownSite(agreed ? agreed.website : query.get("url"));
  const shown = document.createElement(site && name ? "a" : "b");
  if (site && name) {
    shown.setAttribute("href", site.href);
    shown.setAttribute("rel", "noopener nofollow");
  }
  if (agreed?.logo) {
    const logo = new Image();
    logo.src = partnerLogoPath(agreed.id);
    logo.alt = "";
    shown.append(logo);
  }
  shown.append(name ?? "");
  // On our own page no site is around it. The preview says what the partner's page will say.
  const previewed = query.has("preview") && name ? (site?.host ?? place?.dataset.yourSite) : "";
  const where = agreed ? "" : (host ?? previewed);
  const words = place?.dataset.embedPartner ?? "";
  place?.replaceChildren(shown, where ? ` ${fillIn(words, { host: where })}` : "");
}

function ownSite(address: string | null | undefined): URL | undefined {
  const url = URL.parse(address ?? "");
  return url?.protocol === "https:" && !namesAuthority(url.host) ? url : undefined;
}

/** Opened by a link or a printed code instead of in a frame. */
function showAsPage(): void {
  root.dataset.page = "";
  // In the same tab the rest of the site knows the partner: src/browser/attribution.ts.
  document.querySelector("base")?.remove();
  const heading = document.querySelector("h1")?.textContent;
  if (name) document.title = `${heading} | ${name}`;
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
