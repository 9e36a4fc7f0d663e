import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { workingValue, workingWithoutRepeats } from "#calculations/rd-credit/slip-lines.ts";
import { stateLaw } from "#content/calculators/estimate-slip.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { firm } from "#content/firm.ts";
import { rdSummary } from "#content/pages/rd-summary.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { findStateCreditLaw, stateCreditLawReadOn } from "#tax-law/state-credit-law.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import "./summary-sheet.css";

export function SummaryBar() {
  return (
    <header className="[&_a]:py-[.6rem] [&_a]:text-ink-2 [&_a]:no-underline [&_a:first-child]:font-semibold [&_a:first-child]:text-pine [&_a:hover]:text-ink [&_a:hover]:underline flex flex-wrap items-center justify-between gap-x-8 gap-y-2 max-w-[190mm] mt-[4mm] mb-0 mx-auto pt-0 pb-[2mm] px-[6mm] text-nav print:hidden">
      <nav aria-label={rdSummary.navigation} className="flex flex-wrap gap-x-5 gap-y-0">
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
    <main className="[page:summary-sheet] [&_section+:is(section,p)]:mt-[4.5mm] print:[&_section+:is(section,p)]:mt-[3.5mm] max-w-[190mm] my-[8mm] mx-auto p-[10mm] border-t-10 border-pine rounded-sheet bg-sheet text-[9.5pt] leading-[1.4] max-md:m-0 max-md:py-[8mm] max-md:px-[6mm] max-md:rounded-none print:max-w-none print:m-0 print:pt-[4mm] print:pb-0 print:px-0 print:rounded-none print:text-[9.1pt] print:leading-[1.32] print:[print-color-adjust:exact]">
      <header>
        <p className="font-serif text-[13pt] leading-none">
          <span
            aria-hidden="true"
            className="pt-[1.5mm] pb-[1mm] px-[1.5mm] border-[1.2px] border-pine rounded-[4px] text-pine italic"
          >
            Rx
          </span>{" "}
          {firm.name}
        </p>
        <h1 className="mt-[5mm] text-[21pt] print:mt-[3mm]">{rdSummary.heading}</h1>
        <p className="mt-[2mm] text-ink-2 text-[10.5pt]">{rdSummary.lede}</p>
      </header>
      <div className="grid md:grid-cols-2 print:grid-cols-2 gap-[8mm] mt-[5mm] pt-[4mm] border-t border-line-strong print:mt-[3mm] print:pt-[3mm]">
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
      <p className="mt-[4.5mm] py-[3mm] px-[4mm] rounded-control bg-mint-wash print:mt-[3mm] print:py-[2mm] print:px-[3mm]">
        {rdSummary.changed}
      </p>
      <footer className="mt-[4.5mm] [&>p+p]:mt-[1.5mm] pt-[3mm] border-t border-line-strong text-ink-3 text-[8pt] print:mt-[3mm] print:pt-[2mm]">
        <p>{disclaimer.full}</p>
        <p>
          {firm.address.street}, {firm.address.city}, {firm.address.state} {firm.address.zip} ·{" "}
          {firm.phone.display} · {firm.email}
        </p>
      </footer>
    </main>
  );
}

const heading2 = "font-sans text-[9.5pt] leading-[1.3] font-semibold text-leaf";
const item = "border-b border-dashed border-line-strong py-[1.1mm] print:py-[0.7mm]";
const ruledRow =
  "flex justify-between gap-[4mm] border-b border-dashed border-line-strong py-[1mm] print:py-[0.6mm]";
const note = "mt-[1.5mm] text-[8.5pt] text-ink-2";

type NamedPartsProps = {
  heading: string;
  parts: readonly (readonly [name: string, description: string])[];
};

function NamedParts({ heading, parts }: NamedPartsProps) {
  return (
    <section>
      <h2 className={heading2}>{heading}</h2>
      <ol className="mt-[1.5mm]">
        {parts.map(([name, description]) => (
          <li key={name} className={item}>
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
      <h2 className={heading2}>{heading}</h2>
      <ul className="mt-[1.5mm]">
        <Items texts={items} className={item} />
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
    <section>
      <h2 className={heading2}>{rdSummary.estimateHeading}</h2>
      <p className={note}>
        {title}: {subtitle}
      </p>
      <dl className="mt-[1.5mm] tabular-digits">
        {workingWithoutRepeats(estimate).map((line) => (
          <div
            key={line.id}
            className={`${ruledRow} last:border-t-[1.5px] last:border-b-0 last:border-solid last:border-ink last:text-[11pt]`}
          >
            <dt>
              {line.label}
              <small className="block text-ink-3 text-[8pt] leading-[1.3]">{line.formula}</small>
            </dt>
            <dd className="text-right font-semibold">{workingValue(line)}</dd>
          </div>
        ))}
      </dl>
      <p className={note}>
        {rdSummary.simplification} {worksheet.before}
        <a href={worksheet.href} className="underline underline-offset-2">
          {worksheet.label}
        </a>
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
    <p className="mt-[3mm] text-[8.5pt] print:mt-[2mm] print:text-[8pt]">
      <b>{fillIn(stateLaw.heading, { state })}.</b> {law.sentence}{" "}
      {fillIn(stateLaw.howRead[law.howRead], { date })} {rdSummary.otherStates}
    </p>
  );
}

function WhatItTakes() {
  const { heading, rows } = rdSummary.takes;
  return (
    <section>
      <h2 className={heading2}>{heading}</h2>
      <dl className="mt-[1.5mm] tabular-digits">
        {rows.map(([label, value]) => (
          <div key={label} className={ruledRow}>
            <dt>{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
