import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { fillIn } from "#wording/fill-in.ts";
import { useLaw } from "../article-law.ts";
import { SummaryContext, TaxFigure } from "./law-parts.tsx";
import { NamedList, type NamedListProps } from "./text-parts.tsx";

/**
 * What to remember, near the top or at the end of a long part. Once the article's year has closed,
 * each of its figures shows the current year's beside its own, and the foot says so.
 */
export function SummaryList({ title = articleBody.summary, children }: NamedListProps) {
  const written = taxFiguresIn(children);
  const withYear = written.flatMap(({ name, year }) => (year ? name : []));
  const withoutYear = written.flatMap(({ name }) => (withYear.includes(name) ? [] : name));
  return (
    <NamedList kind="summary" title={title}>
      <SummaryContext value={withoutYear}>{children}</SummaryContext>
      {withoutYear.length > 0 ? <SummaryYears names={withoutYear} /> : null}
    </NamedList>
  );
}

/** Says which years the figures are for, as far as the tax-law data covers them. */
function SummaryYears({ names }: { names: readonly string[] }) {
  const { taxYear, figuresFrom, today } = useLaw();
  const figures = names.map((name) => figuresFrom(name, taxYear));
  const years = figures.flat().map((entry) => entry.taxYear);
  const yearsOnFile = [...new Set([taxYear, ...years])].sort();
  const stages = yearsOnFile.map((later, index) => {
    const next = yearsOnFile[index + 1];
    const inThatYear = figures.map((entries) =>
      entries.findLast((entry) => entry.taxYear <= later),
    );
    const hasChanged = inThatYear.some(
      (entry, place) => entry?.value !== figures[place]?.[0]?.value,
    );
    const isComplete = inThatYear.every((entry) => entry?.taxYear === later);
    const { own, changed, same } = articleBody.summaryYears;
    const words = hasChanged ? changed : isComplete && later > taxYear ? same : own;
    return {
      ...(next ? { through: taxYearDays(next - 1)["year-end"] } : {}),
      words: fillIn(words, { year: taxYear, later }),
    };
  });
  return (
    <div className="mt-3.5 text-sm leading-normal text-ink-3" data-from-law="" data-not-counted="">
      <ByDate as="p" today={today} stages={stages} />
    </div>
  );
}

/** Every `<TaxFigure>` in what MDX made, before React renders it. */
function taxFiguresIn(node: ReactNode): ComponentProps<typeof TaxFigure>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === TaxFigure) return [child.props as ComponentProps<typeof TaxFigure>];
    return taxFiguresIn(child.props.children);
  });
}
