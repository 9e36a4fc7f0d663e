import { createHash } from "node:crypto";
import { firm } from "#content/firm.ts";
import { mailStyle } from "#emails/mail/style.ts";
import type { InlineSources } from "./static-files/site-description.ts";

/** Previews of e-mails are shown in a frame that inherits the page's policy. */
const mailStyleHash = createHash("sha256").update(mailStyle).digest("base64");

const { scheduler, map, externalContactForm } = firm.links;
const framed: readonly string[] = [scheduler, map, externalContactForm];
const frameHosts = framed.filter(Boolean).map((address) => new URL(address).origin);

export interface HeaderSettings {
  publicOrigin: string;
  hstsIncludeSubdomains: boolean;
}

export interface PagePolicy {
  inline?: InlineSources | undefined;
  /** The sites that may show the page in a frame besides our own. Undefined allows none. */
  embedOrigins?: readonly string[] | undefined;
  /** Whether other sites may load it: pictures, and what the embedded calculator needs. */
  forOtherSites?: boolean;
}

export function securityHeaders(
  settings: HeaderSettings,
  { inline = nothingInline, embedOrigins, forOtherSites }: PagePolicy = {},
): Record<string, string> {
  const sources = [
    ...scriptsAndStyles(inline),
    // Our own frames are allowed for the preview of /advisors/embed.
    `frame-src 'self' ${[...new Set(frameHosts)].join(" ")}`,
  ];
  const ancestors = embedOrigins ? ["'self'", ...embedOrigins] : ["'none'"];
  return {
    ...headersWith(settings, sources, ancestors),
    ...(forOtherSites ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
}

/**
 * For the desk's page: no caching, no indexing, and no referrer that would show another site which
 * lead was open. Not `no-referrer`, with which some requests have `Origin: null`, which the desk's
 * endpoints refuse.
 */
export function deskHeaders(
  settings: HeaderSettings,
  inline: InlineSources,
): Record<string, string> {
  return {
    ...headersWith(settings, scriptsAndStyles(inline)),
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "same-origin",
    Vary: "Accept-Encoding",
  };
}

/**
 * For the forms at /admin, where a firm has them. Decap CMS compiles its checks, writes style
 * elements, calls GitHub, and reads what the window of the sign-in sends back.
 */
export function editorHeaders(settings: HeaderSettings): Record<string, string> {
  const github = "https://api.github.com https://*.githubusercontent.com";
  return {
    ...headersWith(settings, []),
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' blob: data: ${github}`,
      `connect-src 'self' blob: data: ${github} https://www.githubstatus.com`,
      "font-src 'self' data:",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "base-uri 'none'",
    ].join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cache-Control": "no-cache",
    "X-Robots-Tag": "noindex, nofollow",
    Vary: "Accept-Encoding",
  };
}

const nothingInline: InlineSources = { style: "", scripts: [] };

function scriptsAndStyles({ scripts, style }: InlineSources): string[] {
  return [
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self' 'sha256-${mailStyleHash}' ${style}`.trim(),
  ];
}

/** All but full screen, clipboard and passkeys. Chromium warns about unknown names. */
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
      // Charts and stagger delays use style attributes. Other style elements stay forbidden.
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
