import { type CaseStudy, caseStudiesPage, strategyKinds } from "#content/cases/case-studies.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { home } from "#content/pages/home.ts";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { lawNotes } from "#tax-law/law-notes.ts";
import { formatDate } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { Passage } from "../explorer/case-dialog.tsx";
import { SpecialtyLink } from "../specialty-cases.tsx";
import { caseStudySlip, lineName } from "./case-study-lines.ts";
import { assumptionsInWords, failureInWords } from "./line-failure.ts";

const words = caseStudiesPage.detail;
const slipWords = caseStudiesPage.slip;

export function CaseStudyDetail({ study }: { study: CaseStudy }) {
  const hasResearch = study.strategies.some(({ working }) => working.kind === "credit");
  return (
    <>
      {hasResearch ? (
        <p className="mt-1 text-sm text-ink-3">{home.caseStudies.generallyExpected}</p>
      ) : null}
      <div className="mt-6 grid items-start gap-8 md:grid-cols-[1fr_1.1fr] md:gap-10">
        <div className="case-passages">
          <Passage heading={words.situation}>{study.situation}</Passage>
          <Passage heading={words.prescription}>{study.taxRxPrescription}</Passage>
          <Passage heading={words.results}>{study.results}</Passage>
        </div>
        <StudySlip study={study} />
      </div>
      <section className="mt-10">
        <h3>{words.strategies}</h3>
        <ul className="mt-4 border-t border-line">
          {study.strategies.map((strategy) => (
            <li
              key={lineName(strategy)}
              className="grid gap-x-8 gap-y-2 border-b border-line py-5 text-nav text-ink-2 md:grid-cols-[1fr_1.5fr]"
            >
              <div className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 md:row-span-2">
                <NamedIcon
                  name={strategyKinds[strategy.name].icon}
                  className="mt-1 size-5 text-leaf"
                />
                <h4 className="text-lg">{lineName(strategy)}</h4>
                <p className="col-start-2 text-nav text-ink-2">{strategy.description}</p>
              </div>
              <p>
                <b className="font-semibold text-ink">{words.assumes}:</b>{" "}
                {assumptionsInWords(study, strategy)}
              </p>
              <p>
                <b className="font-semibold text-ink">{words.ifItFails}:</b>{" "}
                {failureInWords(study, strategy)}
              </p>
            </li>
          ))}
        </ul>
        <SpecialtyLink specialtyId={study.specialtyId} />
      </section>
      <StrategyCautions study={study} />
      <p className="mt-6 text-sm text-ink-3">{disclaimer.full}</p>
    </>
  );
}

function StudySlip({ study }: { study: CaseStudy }) {
  const { rows, ...slip } = caseStudySlip(study);
  return (
    <Slip
      {...slip}
      className="case-slip"
      rows={[{ label: slipWords.agi, value: formatUsd(study.agi) }, ...rows]}
    />
  );
}

/** What the law, the IRS and courts say about this plan's strategies, each with its date. */
function StrategyCautions({ study }: { study: CaseStudy }) {
  const names = [...new Set(study.strategies.map(({ name }) => name))];
  const cautionNames = new Set(names.flatMap((name) => strategyKinds[name].cautions));
  const cautions = [...cautionNames].map((caution) => ({
    strategy: names.filter((name) => strategyKinds[name].cautions.includes(caution)).join(", "),
    note: lawNotes[caution],
  }));
  return (
    <section className="on-sheet mt-8 rounded-control bg-amber-wash px-5 py-5 sm:px-6">
      <h3 className="text-lg text-amber">{words.cautions}</h3>
      <ul className="mt-3 space-y-4 text-ink-2">
        {cautions.map(({ strategy, note }) => (
          <li key={note.title} className="text-sm">
            {strategy}: <time dateTime={note.date}>{formatDate(note.date, "short")}</time>,{" "}
            <a href={note.source.url} rel="noopener" className="underline">
              {note.title}
            </a>
            . {note.statement}
          </li>
        ))}
      </ul>
    </section>
  );
}
