import { isPartnersHost, namesAuthority } from "#wording/partner-name.ts";
import written from "./partners.json" with { type: "json" };
import type { WrittenPartner } from "./read-partners.ts";

/**
 * The partners for the browser and the server, which need neither the texts of their pages nor the
 * checks of read-partners.ts: those stop the build.
 */
export const listedPartners = written.partners as readonly WrittenPartner[];

export function listedPartner(id: string | undefined): WrittenPartner | undefined {
  return listedPartners.find((listed) => listed.id === id);
}

/** The name of a listed partner. */
export function listedPartnerName(id: string | undefined): string | undefined {
  return listedPartner(id)?.name;
}

/** A firm that is not listed is passed by its name, which is returned as it is. */
export function partnerName(idOrName: string): string {
  return listedPartnerName(idOrName) ?? idOrName;
}

type Visit = { partner?: string | undefined; embeddingHost?: string | undefined };

/**
 * The listed partner that is meant: by its id, its name in any spelling, or a page on one of its
 * hosts, whatever name was typed there.
 */
export function recognizedPartner(
  idOrName: string | undefined,
  host?: string | undefined,
): WrittenPartner | undefined {
  const typed = spelling(idOrName ?? "");
  const isIts = ({ id, name }: WrittenPartner) => [id, name].map(spelling).includes(typed);
  return (
    (typed && listedPartners.find(isIts)) || (host ? partnerOfHost(host) : undefined) || undefined
  );
}

/** Letters and digits alone, so that capitals, spaces and hyphens make no difference. */
const spelling = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

function partnerOfHost(host: string): WrittenPartner | undefined {
  return listedPartners.find(({ hosts = [], website }) => {
    const own = website && new URL(website).hostname.replace(/^www\./, "");
    const known = own ? [...hosts, own] : hosts;
    return known.length > 0 && isPartnersHost(known, host);
  });
}

/** The listed partner, if a frame of this host may use its name. Our own pages give no host. */
export function agreedPartner(
  partner: string | undefined,
  embeddingHost: string | undefined,
): WrittenPartner | undefined {
  const meant = recognizedPartner(partner, embeddingHost);
  return meant && isPartnersHost(meant.hosts, embeddingHost) ? meant : undefined;
}

/** As leads and counts store it: its id. A name that another site borrows is text that names the site. */
export function storedPartner(
  partner: string | undefined,
  embeddingHost: string | undefined,
): string | undefined {
  const agreed = agreedPartner(partner, embeddingHost);
  if (agreed) return agreed.id;
  return recognizedPartner(partner) ? `${partner} on ${embeddingHost}` : partner;
}

/**
 * What mail to an unproven address may name of where a visit came from. Anyone can write any other
 * name or host into a request.
 */
export function partnerInMail({ partner, embeddingHost }: Visit) {
  const agreed = agreedPartner(partner, embeddingHost);
  const host = embeddingHost && (agreed?.hosts?.length ? embeddingHost : "another site");
  return { agreed, name: agreed?.name, host };
}

/**
 * What may be shown of where a visit came from. A listed partner is shown by the name that was agreed;
 * any other name as it is written, beside the site that it is on; an authority's not at all.
 */
export function shownPartner({ partner, embeddingHost }: Visit) {
  const agreed = agreedPartner(partner, embeddingHost);
  const unlessAuthority = (text?: string) => (text && !namesAuthority(text) ? text : undefined);
  return {
    agreed,
    name: agreed?.name ?? unlessAuthority(partner),
    host: unlessAuthority(embeddingHost),
  };
}
