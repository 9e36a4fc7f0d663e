import { useState } from "react";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { today } from "#wording/dates.ts";
import type { Answers } from "../answers/answers.ts";
import { LeftOut } from "./left-out.tsx";
import { OpenYears } from "./open-years.tsx";
import { PracticeSummary } from "./practice-summary.tsx";

const words = rdCalculatorResult;

/** Everything behind the number. Open where there is room, folded on a phone. */
export function Explanations({ answers, estimate }: { answers: Answers; estimate: Estimate }) {
  const [roomy] = useState(() => matchMedia("(width >= 64rem)").matches);
  return (
    <div className="rd-explanations mt-10 border-t border-ink @min-[58rem]:grid @min-[58rem]:grid-cols-[1fr_1fr] @min-[58rem]:gap-x-16">
      <div>
        <Disclosure summary={<h4>{words.openYears.heading}</h4>} open={roomy}>
          <OpenYears today={today(firmTimeZone)} />
        </Disclosure>
        <Disclosure summary={<h4>{words.leftOut.heading}</h4>} open={roomy}>
          <LeftOut estimate={estimate} />
        </Disclosure>
      </div>
      <div>
        <Disclosure summary={<h4>{words.summary.heading}</h4>} open={roomy}>
          <PracticeSummary answers={answers} />
        </Disclosure>
      </div>
    </div>
  );
}
