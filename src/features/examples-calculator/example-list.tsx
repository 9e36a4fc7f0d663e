import { useId } from "react";
import type { SavingsExample } from "#calculations/savings-examples/compute.ts";
import type { WorkingLine } from "#calculations/working-line.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import {
  savingsAssumptions,
  savingsExampleCopy,
  savingsLimits,
} from "#content/calculators/savings-examples.ts";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatFraction, formatFractionFixed, formatUsd } from "#wording/numbers.ts";

const words = examplesCalculator.results;
const STAGGER_IN_SECONDS = 0.1;

interface ExampleListProps {
  examples: readonly SavingsExample[];
  emptyText: string;
}

export function ExampleList({ examples, emptyText }: ExampleListProps) {
  if (examples.length === 0)
    return <p className="border-y border-line py-6 text-ink-2">{emptyText}</p>;
  return (
    <>
      <ExampleLimits examples={examples} />
      {/* The capped height is specified. A list that scrolls takes the focus, for the keys. */}
      <ol
        aria-label={words.listLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="mt-6 max-h-80 overflow-y-auto border border-line-strong px-4 bg-sheet print:max-h-none"
      >
        {examples.map((example, index) => (
          <li
            key={example.id}
            className="border-line-strong py-6 not-first:border-t motion-safe:animate-[example-in_.5s_var(--ease-settle)_backwards]"
            style={{ animationDelay: `${(index * STAGGER_IN_SECONDS).toFixed(1)}s` }}
          >
            <ExampleEntry example={example} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Before the examples, because a total must not be read without them. */
function ExampleLimits({ examples }: Pick<ExampleListProps, "examples">) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="text-sm text-ink-2 p-4 border-l-3 border-amber bg-sheet"
    >
      <h4 id={headingId} className="text-lg text-ink">
        {words.limits}
      </h4>
      <dl>
        {examples.map(({ id, limits }) => (
          <div key={id}>
            <dt className="mt-3 font-semibold text-ink">{savingsExampleCopy[id].name}</dt>
            {limits.map((key) => (
              <dd key={key} className="mt-1">
                {savingsLimits[key]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function ExampleEntry({ example }: { example: SavingsExample }) {
  const { name, details } = savingsExampleCopy[example.id];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="text-xl">{name}</h4>
        <p className="tabular-digits font-serif text-xl">{formatUsd(example.savingsInUsd)}</p>
      </div>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-ink-3">
        <Tag tone={example.isCredit ? "green" : "plum"}>
          {example.isCredit ? words.credit : words.deduction}
        </Tag>
        <p className="tabular-digits">
          {formatFractionFixed(example.reductionAsFraction, 1)} {words.ofLiability}
        </p>
      </div>
      <p className="mt-3 text-nav text-ink-2">{details}</p>
      {example.hasExcessBenefits ? <p className="mt-2 text-sm text-amber">{words.excess}</p> : null}
      <div className="grid gap-x-8 gap-y-5 mt-3.5 sm:grid-cols-2">
        <dl className="slip-rows text-nav">
          {example.arithmetic.map((line) => (
            <ArithmeticRow key={line.id} line={line} />
          ))}
        </dl>
        <div className="text-sm text-ink-2">
          <h5 className="font-semibold text-ink">{words.assumes}</h5>
          <ul className="mt-1 space-y-1.5">
            {example.assumptions.map((key) => (
              <li key={key}>{savingsAssumptions[key]}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function ArithmeticRow({ line }: { line: WorkingLine }) {
  return (
    <div className="slip-row">
      <dt>{line.label}</dt>
      <dd>{line.unit === "usd" ? formatUsd(line.value) : formatFraction(line.value)}</dd>
      <dd className="slip-formula">{line.formula}</dd>
    </div>
  );
}
