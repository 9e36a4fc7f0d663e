import type { ReactNode } from "react";
import { firm } from "#content/firm.ts";
import type { Partner } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/eyebrow.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { contactAddress } from "./contact-address.ts";

interface PartnerHeroProps {
  partner: Partner;
  /** A slip or a figure of the page's own subject. */
  picture: ReactNode;
}

export function PartnerHero({ partner, picture }: PartnerHeroProps) {
  const { eyebrow, heading, lede } = partner.hero;
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-22">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: partner.collaboration }]} />
      <div className="mt-8 grid items-center gap-14 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-5">
            <Emphasized text={heading} />
          </h1>
          <p className="mt-6 max-w-[34em] text-lg leading-[1.55] text-ink-2">{lede}</p>
          <p className="mt-8 flex flex-wrap gap-3.5">
            <Button href={firm.links.booking} newTab>
              {partnerPage.schedule}
            </Button>
            <Button variant="quiet" href={contactAddress(partner)}>
              {partnerPage.contact}
            </Button>
          </p>
        </div>
        {picture}
      </div>
    </Wrap>
  );
}
