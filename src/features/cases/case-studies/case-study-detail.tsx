import {
  type CaseStudy,
  caseStudiesPage,
  type PrescribedStrategy,
  strategyKinds,
} from "#content/cases/case-studies.ts";
import { disclaimer } from "#content/firm.ts";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { lawNotes } from "#tax-law/law-notes.ts";
import { formatDate } from "#wording/dates.ts";
import { Passage } from "../explorer/case-dialog.tsx";
import { caseStudySlip, lineName } from "./case-study-lines.ts";
import { failureInWords } from "./line-failure.ts";

const words = caseStudiesPage.detail;

export function CaseStudyDetail({ study }: { study: CaseStudy }) {
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-[1fr_1.1fr] md:gap-10">
        <div className="space-y-6">
          <Passage heading={words.situation}>{study.situation}</Passage>
          <Passage heading={words.prescription}>{study.taxRxPrescription}</Passage>
          <Passage heading={words.results}>{study.results}</Passage>
        </div>
        <Slip {...caseStudySlip(study)} />
      </div>
      <section className="mt-10">
        <h3>{words.strategies}</h3>
        <ul className="mt-4 border-t border-line">
          {study.strategies.map((strategy) => (
            <li
              key={lineName(strategy)}
              className="grid gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-[1fr_1.5fr]"
            >
              <div className="flex gap-3">
                <NamedIcon
                  name={strategyKinds[strategy.name].icon}
                  className="mt-1 size-5 shrink-0 text-leaf"
                />
                <div>
                  <h4 className="text-lg">{lineName(strategy)}</h4>
                  <p className="mt-1 text-nav text-ink-2">{strategy.description}</p>
                </div>
              </div>
              <div className="space-y-2 text-nav text-ink-2">
                <p>
                  <b className="font-semibold text-ink">{words.assumes}:</b>{" "}
                  {strategy.assumes ?? strategyKinds[strategy.name].assumes}
                </p>
                <IfItFails study={study} strategy={strategy} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <StrategyCautions study={study} />
      <p className="mt-6 text-sm text-ink-3">{disclaimer.full}</p>
    </>
  );
}

function IfItFails(line: { study: CaseStudy; strategy: PrescribedStrategy }) {
  const text = failureInWords(line.study, line.strategy);
  if (!text) return null;
  return (
    <p>
      <b className="font-semibold text-ink">{words.ifItFails}:</b> {text}
    </p>
  );
}

/** What the law, the IRS and courts say about this plan's strategies, each with its date. */
function StrategyCautions({ study }: { study: CaseStudy }) {
  const names = [...new Set(study.strategies.map(({ name }) => name))];
  const cautions = names.flatMap((strategy) =>
    strategyKinds[strategy].cautions.map((name) => ({ strategy, note: lawNotes[name] })),
  );
  if (cautions.length === 0) return null;
  return (
    <section className="on-sheet mt-8 rounded-control bg-amber-wash px-5 py-5 sm:px-6">
      <h3 className="text-lg text-amber">{words.cautions}</h3>
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
