import type { ReactNode } from "react";
import { articleBody } from "#content/knowledge-bank.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { useLaw } from "./use-law.ts";

/**
 * What the figures are in another year: 'For 2026: …'. Figures that year does not cover yet are
 * left out until somebody enters them. Children may add a sentence about law that has changed.
 */
export function YearNote({
  year,
  figures = [],
  children,
}: {
  year: number;
  figures?: readonly string[];
  children?: ReactNode;
}) {
  const law = useLaw();
  const covered = figures.flatMap((name) => law.figureIfCovered(name, year) ?? []);
  if (covered.length === 0 && !children)
    throw new Error(`<YearNote year={${year}}> has nothing to say: no figure covers that year.`);
  return (
    <aside className="law-note" data-note="year">
      <p className="law-note-title">{fillIn(articleBody.yearNote, { year })}</p>
      {covered.length > 0 ? (
        <dl className="law-note-figures" data-from-law="">
          {covered.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.label}</dt>
              <dd>{formatFigure(figure)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children ? <div className="law-note-text">{children}</div> : null}
    </aside>
  );
}
