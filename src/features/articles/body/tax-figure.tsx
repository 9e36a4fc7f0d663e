import { formatFigure } from "#wording/figures.ts";
import { useLaw } from "./use-law.ts";

/** A figure of tax law, by its name: `<TaxFigure name="section-179-limit" />` gives $2,500,000. */
export function TaxFigure({
  name,
  year,
  short = false,
  withYear = false,
}: {
  /** As in src/tax-law/figures. */
  name: string;
  /** The article's own tax year unless given. */
  year?: number;
  /** `$2.5 million` instead of `$2,500,000`. */
  short?: boolean;
  /** Adds the year: `$2,500,000 for 2025`. */
  withYear?: boolean;
}) {
  const figure = useLaw().figure(name, year);
  const text = formatFigure(figure, short ? "short" : "full");
  return (
    <data
      value={figure.value}
      className="tax-figure"
      title={`Tax year ${figure.taxYear}: ${figure.source.title}`}
    >
      {withYear ? `${text} for ${figure.taxYear}` : text}
    </data>
  );
}
