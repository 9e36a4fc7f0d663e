/** The IRS also as I.R.S. and I R S. */
const authority =
  /\bi[ .,-]?r[ .,-]?s\b|\binternal[ .,-]{0,2}revenue|\btreasury\b|\bgovernment|\.gov\b|\bgov\b/;

/**
 * A name that must not be shown beside ours: anyone can put one into a link, and visitors would
 * take it for the authority. Letters of two alphabets are how such names are disguised.
 */
export function namesAuthority(nameOrHost: string): boolean {
  const plain = nameOrHost
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  const mixed =
    /\p{Script=Latin}/u.test(plain) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(plain);
  return mixed || authority.test(plain.replaceAll(/\s+/g, " "));
}

/**
 * Whether a listed partner's id may be used there: on our own pages, and in frames of the hosts
 * that the partner's content names with their subdomains, or of any host if it names none.
 */
export function isPartnersHost(
  hosts: readonly string[] | undefined,
  embeddingHost: string | undefined,
): boolean {
  if (!embeddingHost || !hosts?.length) return true;
  const [name = ""] = embeddingHost.split(":");
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}
