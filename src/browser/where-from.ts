import type { ContactRequest } from "#contracts/contact.ts";

type Visit = Pick<ContactRequest, "sourcePage" | "partner">;

// As in contracts/visit.ts, whose schemas would weigh more than this whole script.
const pagePath = /^\/[\w./-]{0,199}$/;
const partnerName = /^[a-z0-9-]{1,60}$/;

/** A link to the contact form that says where the visitor was. */
export function contactAddress({ sourcePage, partner }: Partial<Visit>): string {
  const origin = new URLSearchParams();
  if (sourcePage) origin.set("from", sourcePage);
  if (partner) origin.set("partner", partner);
  return origin.size > 0 ? `/contact?${origin}` : "/contact";
}

/**
 * What the address of the form says about that: `/contact?partner=fortune`, `/contact?from=/fortune`.
 * Anything else in it is left alone: it could be personal.
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
