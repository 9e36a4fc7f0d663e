interface Origin {
  sourcePage?: string | undefined;
  partner?: string | undefined;
}

/** The contact form reads `from` and `partner` from its address and stores them with the message. */
export function contactAddress({ sourcePage, partner }: Origin): string {
  const origin = new URLSearchParams();
  if (sourcePage) origin.set("from", sourcePage);
  if (partner) origin.set("partner", partner);
  return origin.size > 0 ? `/contact?${origin}` : "/contact";
}
