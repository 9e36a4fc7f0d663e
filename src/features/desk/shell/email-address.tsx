import { mailtoAddress } from "#wording/fill-in.ts";

/** If it does not fit on one line, it breaks before its @ and not inside a word. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={mailtoAddress(address)}>
      <EmailAddress address={address} />
    </a>
  );
}
