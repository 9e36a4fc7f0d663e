import type { Context } from "hono";
import { html, raw } from "hono/html";
import { calculatorPages, embed, embedPath } from "#content/calculators/embed.ts";
import { firm } from "#content/firm.ts";
import { refusals } from "../http/refusal.ts";
import type { Services } from "../services.ts";

/** Used where the embedding page does not adjust the height. The calculator then scrolls inside. */
const preferred = { width: 720, height: 900 };

/** WordPress removes style and loading, but keeps the old frameborder. */
const looks = raw(
  'frameborder="0" loading="lazy" style="border:0;width:100%" allow="clipboard-write"',
);

const passedOn = [
  ...["partner", "placement", "accent", "specialties", "state", "url"],
  ...["utm_source", "utm_medium", "utm_campaign"],
];

/**
 * oEmbed 1.0 (oembed.com): one of our addresses pasted into WordPress shows the calculator.
 * WordPress keeps nothing of `html` but the frame, and sandboxes it.
 */
export async function oEmbed(context: Context, { environment }: Services): Promise<Response> {
  const { url = "", format = "json", maxwidth, maxheight } = context.req.query();
  const address = embedAddress(url, environment.publicOrigin);
  if (address === undefined) throw refusals.nothingHere();
  if (format !== "json") throw refusals.formatNotOffered();
  const width = atMost(preferred.width, maxwidth);
  const height = atMost(preferred.height, maxheight);
  const title = embed.frameTitle;
  const size = html`width="${width}" height="${height}"`;
  // Editors in the browser request it from their own origin.
  context.header("cross-origin-resource-policy", "cross-origin");
  return context.json({
    version: "1.0",
    type: "rich",
    title,
    provider_name: firm.name,
    provider_url: environment.publicOrigin,
    cache_age: 86_400,
    width,
    height,
    html: await html`<iframe src="${address}" title="${title}" ${size} ${looks}></iframe>`,
  });
}

function embedAddress(pasted: string, publicOrigin: string): string | undefined {
  const url = URL.parse(pasted);
  if (url?.origin !== publicOrigin) return undefined;
  const path = url.pathname.replace(/(.)\/$/, "$1");
  if (!Object.hasOwn(calculatorPages, path)) return undefined;
  const address = new URL(embedPath, publicOrigin);
  const partner = calculatorPages[path];
  if (partner) address.searchParams.set("partner", partner);
  for (const name of passedOn) {
    const value = url.searchParams.get(name);
    if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return address.href;
}

function atMost(preferredPixels: number, asked: string | undefined): number {
  const limit = /^[1-9]\d{0,4}$/.test(asked ?? "") ? Number(asked) : preferredPixels;
  return Math.min(preferredPixels, limit);
}
