import { type ReactNode, useState } from "react";
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
        <Explanation heading={words.openYears.heading} open={roomy}>
          <OpenYears today={today(firmTimeZone)} />
        </Explanation>
        <Explanation heading={words.leftOut.heading} open={roomy}>
          <LeftOut estimate={estimate} />
        </Explanation>
      </div>
      <div>
        <Explanation heading={words.summary.heading} open={roomy}>
          <PracticeSummary answers={answers} />
        </Explanation>
      </div>
    </div>
  );
}

function Explanation(props: { heading: string; open: boolean; children: ReactNode }) {
  const { heading, open, children } = props;
  return (
    <Disclosure summary={<h4>{heading}</h4>} open={open}>
      {children}
    </Disclosure>
  );
}
