import { firm } from "#content/firm.ts";

const frameHosts = [
  firm.links.scheduler,
  firm.links.map,
  ...(firm.links.externalContactForm ? [firm.links.externalContactForm] : []),
].map((address) => new URL(address).origin);

/** On every answer. No page has an inline script: the build takes the router's out. */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  const overHttps = publicOrigin.startsWith("https:");
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      // Figures and stagger delays are style attributes; style elements stay forbidden.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      `frame-src ${[...new Set(frameHosts)].join(" ")}`,
      "form-action 'self'",
      "frame-ancestors 'none'",
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
