import type { Partner } from "#content/partners/partner.ts";
import { partnerLogoPath } from "#wording/fill-in.ts";

/**
 * The partner's logo, or its name, in its color and with its site. The mark by which every page of
 * the visit knows the partner: src/browser/attribution.ts.
 */
export function PartnerMark({ partner }: { partner: Partner }) {
  const { id, name, logo, logoAlt, website, accent } = partner;
  const mark = logo ? <img src={partnerLogoPath(id)} alt={logoAlt ?? name} /> : name;
  const style = accent ? { borderColor: `#${accent}` } : undefined;
  return (
    <p className="partner-mark" data-partner={id} style={style}>
      {website ? (
        <a href={website}>
          {mark}
          <span>{new URL(website).host.replace(/^www\./, "")}</span>
        </a>
      ) : (
        mark
      )}
    </p>
  );
}
