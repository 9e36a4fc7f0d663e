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
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import { formatUsd } from "#wording/numbers.ts";

export function Solutions() {
  const { claims, all } = home.solutions;
  return (
    <TitledSection surface="sheet" headingId="solutions" words={home.solutions}>
      <LedgerRows
        className="mt-10"
        items={[
          row(rdTaxCredits),
          row(convertibleTrustBonds),
          row(charitableBenefitTax, claims.charitable),
        ]}
      />
      <CaptiveNote />
      <p className="mt-8">
        <TextLink standalone href={all.href}>
          {all.label}
        </TextLink>
      </p>
    </TitledSection>
  );
}

function row(service: ServiceContent, claim?: string) {
  return {
    title: service.title,
    tag: { tone: service.tone, label: service.audience },
    description: service.teaser,
    ...(claim ? { detail: <p className="text-sm text-ink-3">{claim}</p> } : {}),
    action: { label: "Learn More", href: `/services/${service.id}` },
  };
}

/** The fourth service has no page, so its limits are given here, the stated one with its correction. */
function CaptiveNote() {
  const words = home.solutions.claims.captive;
  const stated = figure("captive-premium-limit-as-stated", captiveClaims.premiumLimitTaxYear);
  const rows = [
    [words.minimumRevenue, formatUsd(captiveClaims.minimumRevenue)],
    [words.contribution, formatUsd(captiveClaims.typicalContributionFrom)],
    [`${words.premiumLimit}, ${stated.taxYear}`, formatFigure(stated, "short")],
  ];
  return (
    <div className="mt-10 grid gap-8 md:grid-cols-2">
      <div>
        <h3>{businessDeductions.title}</h3>
        <p className="mt-3 max-w-[32em] text-ink-2">{businessDeductions.teaser}</p>
        <p className="mt-3">
          <TextLink standalone href={captiveArticle.href}>
            {captiveArticle.label}
          </TextLink>
        </p>
      </div>
      <div>
        <dl className="tabular-digits border-t border-line">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 border-b border-dashed border-line-strong py-2.5"
            >
              <dt className="flex-[1_1_6rem] text-ink-2">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-ink-3">{stated.caveat}</p>
      </div>
    </div>
  );
}
