import { feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import { paysForStudy } from "#calculations/rd-credit/study/study-verdict.ts";
import { creditByMethod } from "#calculations/section-41/credit-by-method.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { feesPage } from "#content/pages/fees.ts";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { researchFigure } from "#tax-law/research-figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

/** On a phone the price is the first thing under the title, and its terms follow on the same screen. */
export function FeesHero() {
  const { breadcrumb, heading, slip, terms } = feesPage;
  return (
    <PageHero
      trail={[{ label: breadcrumb }]}
      columns="gap-6 lg:grid-cols-[.8fr_1.2fr]"
      picture={
        <dl className="grid gap-x-10 border-t border-line sm:grid-cols-2">
          {terms.map((item) => (
            <div key={item.title} className="border-b border-line py-2.5 lg:py-4">
              <dt className="font-semibold">{item.title}</dt>
              <dd className="text-nav text-ink-2">{item.text}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <PageHeading title={heading} />
      <Slip className="mt-5" {...slip} />
    </PageHero>
  );
}

interface Practice {
  readonly name: string;
  readonly wagesInUsd: number;
  readonly rdTimeAsFraction: number;
}

/** What one practice pays and keeps. */
export function feeExample({ name, wagesInUsd, rdTimeAsFraction }: Practice) {
  const { rows, slipTitle, verdicts } = feesPage.examples;
  const { taxYear, successFeeAsFraction } = studyAssumption;
  const expensesInUsd = wagesInUsd * rdTimeAsFraction;
  const simplified = creditByMethod(expensesInUsd, taxYear).find(
    ({ method }) => method === "simplified",
  );
  if (!simplified) throw new Error("The simplified method should be computed.");
  const creditInUsd = simplified.federalCreditInUsd;
  const result = feeAndReturn(creditInUsd, studyAssumption);
  const rate = formatFraction(successFeeAsFraction);
  const credit = formatUsd(creditInUsd);
  const isWorthIt = paysForStudy(creditInUsd, studyAssumption);
  return {
    verdict: isWorthIt ? verdicts.worthIt : verdicts.notWorthIt,
    isWorthIt,
    title: fillIn(slipTitle, { taxYear }),
    subtitle: name,
    rows: [
      {
        label: rows.expenses,
        value: formatUsd(expensesInUsd),
        formula: `${formatUsd(wagesInUsd)} × ${formatFraction(rdTimeAsFraction)}`,
      },
      {
        label: rows.credit,
        value: credit,
        formula: fillIn(rows.creditFormula, { rate: formatFraction(simplified.rateAsFraction) }),
      },
      {
        label: rows.reduced,
        value: formatUsd(result.reducedCreditInUsd),
        formula: fillIn(rows.reducedFormula, {
          reduction: formatFraction(researchFigure("research-credit-280c-reduction", taxYear)),
        }),
      },
      {
        label: rows.fee,
        value: formatUsd(-result.totalFeeInUsd),
        formula:
          result.balanceInUsd > 0
            ? fillIn(rows.successFormula, { credit, rate })
            : fillIn(rows.smallestFormula, { rate, success: formatUsd(result.successFeeInUsd) }),
      },
    ],
    total: { label: rows.left, value: formatUsd(result.leftInUsd) },
  };
}

export function FeeExamples() {
  const { examples, beforeYouSign } = feesPage;
  return (
    <>
      <TitledSection surface="sheet" headingId="examples" words={examples}>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-3 lg:gap-6">
          {examples.practices.map((practice) => {
            const { verdict, isWorthIt, ...slip } = feeExample(practice);
            return (
              <div key={practice.name}>
                <h3 className="text-xl">
                  {practice.name}:{" "}
                  <span className={isWorthIt ? "text-leaf" : "text-amber"}>{verdict}</span>
                </h3>
                <Slip className="mt-3" {...slip} />
              </div>
            );
          })}
        </div>
        <p className="mt-5 max-w-[46em] text-sm text-ink-3">{examples.note}</p>
      </TitledSection>
      <Section tight>
        <Callout tone="warning" title={beforeYouSign.title}>
          {beforeYouSign.text}
        </Callout>
      </Section>
    </>
  );
}
