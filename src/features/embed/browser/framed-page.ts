/** The script of the embedded calculator's page: src/pages/embed.tsx. */

import { attributionIn } from "#browser/attribution.ts";
import { partnerName } from "#content/partners/partner-names.ts";
import { accentColor } from "../accent.ts";
import { keepDialogsInSight } from "./dialogs-in-sight.ts";
import { workInSandbox } from "./in-a-sandbox.ts";
import { reportHeight } from "./report-height.ts";

const root = document.documentElement;

const accent = accentColor(new URLSearchParams(location.search).get("accent"));
if (accent) {
  root.style.setProperty("--accent", accent);
  root.style.setProperty("--accent-hover", `color-mix(in srgb, ${accent}, black 25%)`);
}

const { partner } = attributionIn(location.search);
const place = document.querySelector<HTMLElement>("[data-embed-partner]");
if (partner && place) place.textContent = partnerName(partner);

workInSandbox();
keepDialogsInSight();
reportHeight();
