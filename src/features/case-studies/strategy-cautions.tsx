import { caseStudiesPage, strategyKinds, type TaxPrescription } from "#content/case-studies.ts";
import { lawNotes } from "#tax-law/law-notes.ts";
import { formatDate } from "#wording/dates.ts";

/** What law, IRS and courts have said on the lines of this prescription, with the day they did. */
export function StrategyCautions({ study }: { study: TaxPrescription }) {
  const names = [...new Set(study.strategies.map(({ name }) => name))];
  const cautions = names.flatMap((strategy) =>
    strategyKinds[strategy].cautions.map((name) => ({ strategy, note: lawNotes[name] })),
  );
  if (cautions.length === 0) return null;
  return (
    <section className="on-sheet mt-8 rounded-control bg-amber-wash px-5 py-5 sm:px-6">
      <h3 className="text-lg text-amber">{caseStudiesPage.detail.cautions}</h3>
      <ul className="mt-3 space-y-4 text-nav text-ink-2">
        {cautions.map(({ strategy, note }) => (
          <li key={note.title}>
            <p className="text-sm">
              <b className="font-semibold text-ink">{strategy}.</b>{" "}
              <time dateTime={note.date}>{formatDate(note.date, "short")}</time>,{" "}
              <a href={note.source.url} rel="noopener" className="underline">
                {note.title}
              </a>
            </p>
            <p className="mt-1">{note.statement}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
