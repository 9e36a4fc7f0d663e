import { useState } from "react";
import { onlySome } from "#calculations/rd-credit/comparisons/only-some.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { hoursInWords } from "#calculations/rd-credit/slip-lines.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = rdCalculatorResult.onlySome;
const fields = ["people", "all"] as const;

/** The estimate takes the share of everyone's wages. This asks for how many of them it is true. */
export function OnlySomeOfUs({ estimate }: { estimate: Estimate }) {
  const [entered, setEntered] = useState({ people: "", all: "" });
  return (
    <div className="mt-2">
      <Disclosure summary={words.question}>
        <div className="grid grid-cols-2 items-end gap-4">
          {fields.map((field) => (
            <TextInput
              key={field}
              label={words[field]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={entered[field]}
              onValueChange={(text) => setEntered({ ...entered, [field]: text.replace(/\D/g, "") })}
            />
          ))}
        </div>
        <p role="status" className="mt-3 empty:hidden">
          {resultInWords(estimate, entered)}
        </p>
        <p className="mt-2 text-sm text-ink-3">{words.note}</p>
      </Disclosure>
    </div>
  );
}

/** Nothing until both numbers are entered. */
function resultInWords(estimate: Estimate, { people, all }: { people: string; all: string }) {
  if (people === "" || all === "") return null;
  const some = onlySome(estimate, Number(people), Number(all), statedTaxYear);
  if (!some) return words.impossible;
  return fillIn(words.result, {
    people,
    all,
    hours: hoursInWords(some.rdTimeAsFraction, words.hours),
    total: formatUsd(some.estimatedCreditInUsd),
    low: formatUsd(some.lowInUsd),
    high: formatUsd(some.highInUsd),
  });
}
