/** One mailbox a message goes to, and what became of it there. */
export type Recipient = {
  address: string;
  role: "to" | "blind-copy";
  state: "pending" | "delivered" | "refused";
  /** What the mail server said last. */
  response: string | null;
};

/** What one attempt learned about some of the recipients. */
export type RecipientNews = Pick<Recipient, "address" | "state" | "response">;

export function newRecipients(list: readonly Pick<Recipient, "address" | "role">[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const { address, role } of list) {
    const key = address.toLowerCase();
    // A visitor who writes from a blind copy's mailbox gets the message once.
    if (byAddress.has(key)) continue;
    byAddress.set(key, { address, role, state: "pending", response: null });
  }
  return [...byAddress.values()];
}

export function withNews(
  recipients: readonly Recipient[],
  news: readonly RecipientNews[],
): Recipient[] {
  const latest = new Map(news.map((item) => [item.address, item]));
  return recipients.map((recipient) => ({ ...recipient, ...latest.get(recipient.address) }));
}
