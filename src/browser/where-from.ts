import type { ContactRequest } from "#contracts/contact.ts";

type Visit = Pick<ContactRequest, "sourcePage" | "partner">;

// As in contracts/visit.ts, whose schemas would weigh more than this whole script.
const pagePath = /^\/[\w./-]{0,199}$/;
const partnerName = /^[a-z0-9-]{1,60}$/;

/**
 * Links to the form may say where the visitor was: `/contact?partner=fortune`, `/contact?from=/fortune`.
 * Anything else in the address is left alone: it could be personal.
 */
export function whereFrom(address: { pathname: string; search: string }): Visit {
  const query = new URLSearchParams(address.search);
  const from = query.get("from") ?? "";
  const partner = query.get("partner") ?? "";
  return {
    sourcePage: pagePath.test(from) ? from : address.pathname,
    ...(partnerName.test(partner) ? { partner } : {}),
  };
}
