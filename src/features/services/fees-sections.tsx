import { isOnFile, yearOfOriginalReturn } from "#calculations/rd-credit/study/fee-line.ts";
import { feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import { paysForStudy } from "#calculations/rd-credit/study/study-verdict.ts";
import { creditByMethod } from "#calculations/section-41/credit-by-method.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { firmTimeZone } from "#content/firm.ts";
import { feesPage } from "#content/pages/fees.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { researchFigure } from "#tax-law/research-figures.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

/** On a phone, price, examples and what is covered are on the first screen. */
export function FeesHero() {
  const { breadcrumb, heading, slip, terms } = feesPage;
  return (
    <PageHero
      trail={[{ label: breadcrumb }]}
      columns="gap-4 lg:grid-cols-[.8fr_1.2fr]"
      picture={
        <div className="min-w-0">
          <FeeExamples />
          <TermList terms={terms} />
        </div>
      }
    >
      <PageHeading title={heading} />
      {/* On a phone its title is the page's, directly above. */}
      <Slip
        className="mt-4 max-md:pt-3 max-md:pb-1 max-md:[&_.slip-head]:hidden max-md:[&_.slip-row:first-child]:border-t-0 max-md:[&_.slip-rows]:mt-0"
        {...slip}
      />
    </PageHero>
  );
}

interface Practice {
  readonly name: string;
  readonly wagesInUsd: number;
  readonly rdTimeAsFraction: number;
}

/** What one practice pays and keeps: the amounts of a column, in the order of the rows. */
export function feeExample({ name, wagesInUsd, rdTimeAsFraction }: Practice, taxYear: number) {
  const { verdicts, share } = feesPage.examples;
  const expensesInUsd = wagesInUsd * rdTimeAsFraction;
  const creditInUsd = simplifiedCredit(expensesInUsd, taxYear).federalCreditInUsd;
  const result = feeAndReturn(creditInUsd, { ...studyAssumption, taxYear });
  const isWorthIt = paysForStudy(creditInUsd, studyAssumption);
  return {
    name,
    share: fillIn(share, {
      wages: formatUsd(wagesInUsd),
      share: formatFraction(rdTimeAsFraction),
    }),
    amounts: {
      expenses: formatUsd(expensesInUsd),
      credit: formatUsd(creditInUsd),
      reduced: formatUsd(result.reducedCreditInUsd),
      fee: formatUsd(-result.totalFeeInUsd),
      left: formatUsd(result.leftInUsd),
    },
    isWorthIt,
    verdict: isWorthIt ? verdicts.worthIt : verdicts.notWorthIt,
  };
}

function simplifiedCredit(expensesInUsd: number, taxYear: number) {
  const methods = creditByMethod(expensesInUsd, taxYear);
  const simplified = methods.find(({ method }) => method === "simplified");
  if (!simplified) throw new Error("The simplified method should be computed.");
  return simplified;
}

/** As in the line under an estimate; before its figures are on file, the year of the fee's terms. */
export function exampleYear(day = today(firmTimeZone)): number {
  const taxYear = yearOfOriginalReturn(day);
  return isOnFile(taxYear) ? taxYear : studyAssumption.taxYear;
}

const rowNames = ["expenses", "credit", "reduced", "fee", "left"] as const;

const amountCell = "py-1.5 pl-2 text-right align-baseline max-[24rem]:pl-1 md:py-2.5";
const rowName =
  "py-1.5 text-left align-baseline font-normal text-ink-2 min-[24rem]:whitespace-nowrap md:py-2.5";
const line = "border-t border-dashed border-line-strong";
const sum = "border-t-[1.5px] border-ink font-serif text-[1.0625rem] leading-[1.3] font-medium";

/** Three practices in one table, whose columns fit beside their labels at 320 px. With large text it scrolls, also by keyboard. */
function FeeExamples() {
  const { heading, practices, rows } = feesPage.examples;
  const taxYear = exampleYear();
  const columns = practices.map((practice) => feeExample(practice, taxYear));
  return (
    <>
      <h2 id="examples" className="text-lg lg:text-2xl">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: else no key scrolls it. */}
      <section aria-labelledby="examples" tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-[0.875rem] max-[24rem]:text-[0.75rem] md:text-[1rem]">
          <thead>
            <tr>
              <th
                scope="col"
                className="py-1.5 text-left align-bottom font-normal text-ink-2 md:py-2.5"
              >
                {fillIn(feesPage.examples.taxYear, { taxYear })}
              </th>
              {columns.map(({ name, share }) => (
                <th key={name} scope="col" className={`${amountCell} align-bottom`}>
                  {name} <small className="block text-xs font-normal text-ink-3">{share}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowNames.map((row) => (
              <tr key={row} className={row === "left" ? sum : line}>
                <th scope="row" className={rowName}>
                  {rows[row]}
                </th>
                {columns.map(({ name, amounts }) => (
                  <td key={name} className={amountCell}>
                    {amounts[row]}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={line}>
              <th scope="row" className={rowName}>
                {rows.verdict}
              </th>
              {columns.map(({ name, verdict, isWorthIt }) => (
                <td
                  key={name}
                  className={`${amountCell} font-medium hyphens-auto ${isWorthIt ? "text-leaf" : "text-amber"}`}
                >
                  {verdict}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}

export function FeeTerms() {
  const { examples, furtherTerms } = feesPage;
  const { successFeeAsFraction, engagementFeeInUsd } = studyAssumption;
  const taxYear = exampleYear();
  return (
    <Section surface="sheet" tight>
      <div className="grid gap-x-10 lg:grid-cols-[.8fr_1.2fr]">
        <p className="text-nav text-ink-2">
          {fillIn(examples.working, {
            creditRate: formatFraction(simplifiedCredit(1, taxYear).rateAsFraction),
            reduction: formatFraction(researchFigure("research-credit-280c-reduction", taxYear)),
            feeRate: formatFraction(successFeeAsFraction),
            smallest: formatUsd(engagementFeeInUsd),
          })}{" "}
          {examples.note}
        </p>
        <TermList terms={furtherTerms} />
      </div>
    </Section>
  );
}

interface Term {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
}

function TermList(props: { terms: readonly Term[] }) {
  return (
    <dl className="mt-2 text-nav text-ink-2 lg:mt-5">
      {props.terms.map(({ title, text, link }) => (
        <div key={title} className="border-t border-line py-1.5 lg:py-3">
          <dt className="inline font-semibold text-ink">{title}.</dt>{" "}
          <dd className="inline">
            {text} {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
