import type { Partner } from "#content/partners/partner.ts";
import { partnerLogoPath } from "#wording/fill-in.ts";

/**
 * The partner's logo, or its name, in its color and with its site, on a white plate, because logos are
 * drawn for white. The mark by which every page of
 * the visit knows the partner: src/browser/attribution.ts.
 */
export function PartnerMark({ partner }: { partner: Partner }) {
  const { id, name, logo, logoAlt, website, accent } = partner;
  const mark = logo ? (
    <img className="h-10 w-auto" src={partnerLogoPath(id)} alt={logoAlt ?? name} />
  ) : (
    name
  );
  const style = accent ? { borderColor: `#${accent}` } : undefined;
  return (
    <p
      className="mb-7 w-fit rounded-control border-l-6 border-leaf bg-white px-4 py-2 text-[#10201d]"
      data-partner={id}
      style={style}
    >
      {website ? (
        <a
          href={website}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-inherit"
        >
          {mark}
          <span>{new URL(website).host.replace(/^www\./, "")}</span>
        </a>
      ) : (
        mark
      )}
    </p>
  );
}
