import { caseStudiesPage, strategyKinds, type TaxPrescription } from "#content/case-studies.ts";
import { disclaimer } from "#content/firm.ts";
import { Icon } from "#design-system/reading/icon.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { lineName, prescriptionSlip } from "./prescription-lines.ts";
import { StrategyCautions } from "./strategy-cautions.tsx";

const words = caseStudiesPage.detail;

export function PrescriptionDetail({ study }: { study: TaxPrescription }) {
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-[1fr_1.1fr] md:gap-10">
        <div className="space-y-6">
          <Passage heading={words.situation}>{study.situation}</Passage>
          <Passage heading={words.prescription}>{study.taxRxPrescription}</Passage>
          <Passage heading={words.results}>{study.results}</Passage>
        </div>
        <Slip {...prescriptionSlip(study)} />
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
                <Icon
                  name={strategyKinds[strategy.name].icon}
                  className="mt-1 size-5 shrink-0 text-leaf"
                />
                <div>
                  <h4 className="text-lg">{lineName(strategy)}</h4>
                  <p className="mt-1 text-nav text-ink-2">{strategy.description}</p>
                </div>
              </div>
              <p className="text-nav text-ink-2">
                <b className="font-semibold text-ink">{words.assumes}:</b>{" "}
                {strategy.assumes ?? strategyKinds[strategy.name].assumes}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <StrategyCautions study={study} />
      <p className="mt-6 text-sm text-ink-3">{disclaimer.full}</p>
    </>
  );
}

function Passage({ heading, children }: { heading: string; children: string }) {
  return (
    <section>
      <h3>{heading}</h3>
      <p className="mt-2 text-ink-2">{children}</p>
    </section>
  );
}
