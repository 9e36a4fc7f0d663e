import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { workingValue, workingWithoutRepeats } from "#calculations/rd-credit/slip-lines.ts";
import { stateLaw } from "#content/calculators/estimate-slip.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { rdSummary } from "#content/pages/rd-summary.ts";
import { Button } from "#design-system/actions/button.tsx";
import { findStateCreditLaw, stateCreditLawReadOn } from "#tax-law/state-credit-law.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import "./summary-sheet.css";

export function SummaryBar() {
  return (
    <header className="summary-bar">
      <nav aria-label={rdSummary.navigation}>
        <a href="/">
          {firm.name}
          <span className="sr-only">, home</span>
        </a>
        {rdSummary.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <Button size="small" hidden data-print="">
        {rdSummary.print}
      </Button>
    </header>
  );
}

/** Sized so that it prints on exactly one page, A4 or Letter. */
export function SummarySheet() {
  return (
    <main className="summary-sheet">
      <header>
        <p className="summary-brand">
          <span aria-hidden="true">Rx</span> {firm.name}
        </p>
        <h1>{rdSummary.heading}</h1>
        <p className="summary-lede">{rdSummary.lede}</p>
      </header>
      <div className="summary-columns">
        <div>
          <NamedParts {...rdSummary.test} />
          <Bullets {...rdSummary.qualifies} />
          <Bullets {...rdSummary.doesNot} />
          <Bullets {...rdSummary.probablyNot} />
          <p>{rdSummary.records}</p>
        </div>
        <div>
          <HowAnEstimateIsComputed />
          <NamedParts {...rdSummary.afterwards} />
          <WhatItTakes />
        </div>
      </div>
      <StateLaw state={sampleEstimate.answers.state} />
      <p className="summary-changed">{rdSummary.changed}</p>
      <footer>
        <p>{disclaimer.full}</p>
        <p>
          {firm.address.street}, {firm.address.suite}, {firm.address.city}, {firm.address.state}{" "}
          {firm.address.zip} · {firm.phone.display} · {firm.email}
        </p>
      </footer>
    </main>
  );
}

type NamedPartsProps = {
  heading: string;
  parts: readonly (readonly [name: string, description: string])[];
};

function NamedParts({ heading, parts }: NamedPartsProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <ol>
        {parts.map(([name, description]) => (
          <li key={name}>
            <b>{name}.</b> {description}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bullets({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function HowAnEstimateIsComputed() {
  const estimate = estimateCredit(sampleEstimate.answers);
  if (estimate.kind === "bad-answers") throw new Error("The sample estimate has bad answers");
  const { title, subtitle } = sampleEstimate;
  const { worksheet } = rdSummary;
  return (
    <section className="summary-slip">
      <h2>{rdSummary.estimateHeading}</h2>
      <p>
        {title}: {subtitle}
      </p>
      <dl>
        {workingWithoutRepeats(estimate).map((line) => (
          <div key={line.id}>
            <dt>
              {line.label}
              <small>{line.formula}</small>
            </dt>
            <dd>{workingValue(line)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {rdSummary.simplification} {worksheet.before}
        <a href={worksheet.href}>{worksheet.label}</a>
        {worksheet.after}
      </p>
    </section>
  );
}

function StateLaw({ state }: { state: string }) {
  const law = findStateCreditLaw(findState(state)?.code ?? "");
  if (!law) throw new Error(`The law of ${state} is not on file`);
  const date = formatDate(stateCreditLawReadOn);
  return (
    <p className="summary-state-law">
      <b>{fillIn(stateLaw.heading, { state })}.</b> {law.sentence}{" "}
      {fillIn(stateLaw.howRead[law.howRead], { date })} {rdSummary.otherStates}
    </p>
  );
}

function WhatItTakes() {
  const { heading, rows } = rdSummary.takes;
  return (
    <section>
      <h2>{heading}</h2>
      <dl className="summary-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
