import { createHash } from "node:crypto";
import { firm } from "#content/firm.ts";
import { mailStyle } from "#emails/mail/style.ts";
import type { InlineSources } from "./static-files/site-description.ts";

/** The e-mail preview is shown in a frame that inherits this policy, with the message's style sheet. */
const mailStyleHash = createHash("sha256").update(mailStyle).digest("base64");

const frameHosts = [
  firm.links.scheduler,
  firm.links.map,
  ...(firm.links.externalContactForm ? [firm.links.externalContactForm] : []),
].map((address) => new URL(address).origin);

/** Of the server's environment, what its headers depend on. */
export interface HeaderSettings {
  publicOrigin: string;
  hstsIncludeSubdomains: boolean;
}

export interface PagePolicy {
  /** Allows the style element and the scripts that the build put into the page. */
  inline?: InlineSources | undefined;
  /** The sites that may show the page in a frame, besides our own; none if undefined. */
  embedOrigins?: readonly string[] | undefined;
  /** Whether pages of other sites may load it: pictures, and what the embedded calculator needs. */
  forOtherSites?: boolean;
}

/** On every answer. */
export function securityHeaders(
  settings: HeaderSettings,
  { inline = nothingInline, embedOrigins, forOtherSites }: PagePolicy = {},
): Record<string, string> {
  const sources = [
    scriptSources(inline),
    `style-src 'self' 'sha256-${mailStyleHash}' ${inline.style}`.trim(),
    // Our own: the embedded calculator in the preview of /advisors/embed.
    `frame-src 'self' ${[...new Set(frameHosts)].join(" ")}`,
  ];
  const ancestors = embedOrigins ? ["'self'", ...embedOrigins] : ["'none'"];
  return {
    ...headersWith(settings, sources, ancestors),
    ...(forOtherSites ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
}

/**
 * The desk's page: kept nowhere, found by no search, telling no other site which lead was open. Not
 * `no-referrer`: with that, some requests say `Origin: null`, which the desk's endpoints refuse.
 */
export function deskHeaders(
  settings: HeaderSettings,
  inline: InlineSources,
): Record<string, string> {
  const sources = [scriptSources(inline), `style-src 'self' ${inline.style}`.trim()];
  return {
    ...headersWith(settings, sources),
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "same-origin",
    Vary: "Accept-Encoding",
  };
}

const nothingInline: InlineSources = { style: "", scripts: [] };

function scriptSources({ scripts }: InlineSources): string {
  return ["script-src 'self'", ...scripts].join(" ");
}

/** All but those that pages use: full screen, the clipboard, passkeys. Chromium warns of unknown names. */
const unusedPowers = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissionsPolicy = unusedPowers.map((name) => `${name}=()`).join(", ");

function headersWith(
  { publicOrigin, hstsIncludeSubdomains }: HeaderSettings,
  sources: readonly string[],
  frameAncestors: readonly string[] = ["'none'"],
): Record<string, string> {
  const overHttps = publicOrigin.startsWith("https:");
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      ...sources,
      // Figures and stagger delays are style attributes; other style elements stay forbidden.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      `frame-ancestors ${frameAncestors.join(" ")}`,
      "base-uri 'none'",
      ...(overHttps ? ["upgrade-insecure-requests"] : []),
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(overHttps
      ? {
          "Strict-Transport-Security": `max-age=63072000${hstsIncludeSubdomains ? "; includeSubDomains" : ""}`,
        }
      : {}),
  };
}
