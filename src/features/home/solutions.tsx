import { home } from "#content/pages/home.ts";
import {
  businessDeductions,
  captiveArticle,
  captiveClaims,
} from "#content/services/business-deductions.ts";
import { charitableBenefitTax } from "#content/services/charitable-benefit-tax.ts";
import { convertibleTrustBonds } from "#content/services/convertible-trust-bonds.ts";
import { rdTaxCredits } from "#content/services/rd-tax-credits.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = home.solutions;

export function Solutions() {
  return (
    <TitledSection surface="sheet" headingId="solutions" words={words}>
      <LedgerRows
        className="mt-6 md:mt-10"
        items={[
          row(rdTaxCredits, words.rdCredits),
          row(convertibleTrustBonds, words.bonds),
          row(charitableBenefitTax, words.charitable),
        ]}
      />
      <Captive />
    </TitledSection>
  );
}

function row({ id, title, tone, audience }: ServiceContent, description: string) {
  return {
    title,
    tag: { tone, label: audience },
    description,
    action: { label: "Learn More", href: `/services/${id}` },
  };
}

/** The fourth service has no page, so its limits open here, the stated one with its correction. */
function Captive() {
  const { text, minimumRevenue, contribution, premiumLimit } = words.captive;
  const stated = figure("captive-premium-limit-as-stated", captiveClaims.premiumLimitTaxYear);
  const limit = figure("captive-premium-limit", captiveClaims.currentPremiumLimitTaxYear);
  const rows = [
    [minimumRevenue, formatUsd(captiveClaims.minimumRevenue)],
    [contribution, formatUsd(captiveClaims.typicalContributionFrom)],
    [`${premiumLimit}, ${limit.taxYear}`, formatFigure(limit, "short")],
  ];
  return (
    <Disclosure summary={<h3>{businessDeductions.title}</h3>}>
      <p>{text}</p>
      <p>
        <TextLink standalone href={captiveArticle.href}>
          {captiveArticle.label}
        </TextLink>
      </p>
      <dl className="tabular-digits border-t border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-b border-dashed border-line-strong py-2.5"
          >
            <dt className="flex-[1_1_6rem]">{label}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-3">{stated.caveat}</p>
    </Disclosure>
  );
}
