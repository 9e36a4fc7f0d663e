import { createHash } from "node:crypto";
import { firm } from "#content/firm.ts";
import { mailStyle } from "#emails/mail/style.ts";
import type { InlineSources } from "./site-description.ts";

/** The e-mail preview is shown in a frame that inherits this policy, with the message's style sheet. */
const mailStyleHash = createHash("sha256").update(mailStyle).digest("base64");

const frameHosts = [
  firm.links.scheduler,
  firm.links.map,
  ...(firm.links.externalContactForm ? [firm.links.externalContactForm] : []),
].map((address) => new URL(address).origin);

export interface PagePolicy {
  /** Allows the style element and the scripts that the build put into the page. */
  inline?: InlineSources | undefined;
  /** The sites that may show the page in a frame, besides our own; none if undefined. */
  embedOrigins?: readonly string[] | undefined;
}

/** On every answer. */
export function securityHeaders(
  publicOrigin: string,
  { inline = nothingInline, embedOrigins }: PagePolicy = {},
): Record<string, string> {
  const sources = [
    scriptSources(inline),
    `style-src 'self' 'sha256-${mailStyleHash}' ${inline.style}`.trim(),
    // Our own: the embedded calculator in the preview of /advisors/embed.
    `frame-src 'self' ${[...new Set(frameHosts)].join(" ")}`,
  ];
  const ancestors = embedOrigins ? ["'self'", ...embedOrigins] : ["'none'"];
  return headersWith(publicOrigin, sources, ancestors);
}

/**
 * The desk's page: kept nowhere, found by no search, telling no other site which lead was open. Not
 * `no-referrer`: with that, some requests say `Origin: null`, which the desk's endpoints refuse.
 */
export function deskHeaders(publicOrigin: string, inline: InlineSources): Record<string, string> {
  const sources = [scriptSources(inline), `style-src 'self' ${inline.style}`.trim()];
  return {
    ...headersWith(publicOrigin, sources),
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

function headersWith(
  publicOrigin: string,
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
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(overHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
