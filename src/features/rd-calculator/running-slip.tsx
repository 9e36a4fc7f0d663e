import { type FocusEvent, useEffect } from "react";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { disclaimer } from "#content/firm.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import type { Answers } from "./answers/answers.ts";
import type { RunningEstimate } from "./answers/running-estimate.ts";
import { runningLines } from "./running-lines.ts";

const words = rdCalculator.running;

interface RunningProps {
  readonly estimate: RunningEstimate;
  readonly answers: Answers;
}

/** Beside the form, where there is room. What it says aloud is said by `Announcement`. */
export function RunningSlip({ estimate, answers }: RunningProps) {
  const { rows, total } = runningLines(estimate, answers);
  const known = total.value !== undefined;
  return (
    <Slip
      className="running-slip"
      title={known ? words.title : words.titleWithoutNumber}
      subtitle={words.subtitle}
      rows={rows}
      {...(known && { total, footnote: disclaimer.short })}
    />
  );
}

/**
 * On a phone: the foot of the slip, always in sight once there is a number, that pulls up to the
 * whole of it.
 */
export function RunningBar({ estimate, answers }: RunningProps) {
  const { rows, total } = runningLines(estimate, answers);
  const known = total.value !== undefined;
  // It appears while a field is being filled in, which may be where the bar now stands.
  useEffect(() => {
    const bar = known ? document.querySelector(".running-bar") : null;
    const field = document.activeElement;
    if (bar?.checkVisibility() && bar.parentElement?.contains(field))
      field?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [known]);
  if (!known) return null;
  return (
    <details className="running-bar on-sheet figures" onBlur={closeBeforeItCovers}>
      <summary>
        <span className="running-bar-label">{words.title}</span>
        <span key={total.value} className="running-bar-total">
          {total.value}
        </span>
        <span aria-hidden="true" className="running-bar-chevron" />
      </summary>
      <dl className="slip-rows">
        {rows.map(({ label, value }) => (
          <div key={label} className="slip-row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="slip-foot">{disclaimer.short}</p>
    </details>
  );
}

/** Pulled up it would cover what a keyboard goes to next; a finger sees what it covers. */
function closeBeforeItCovers(event: FocusEvent<HTMLDetailsElement>) {
  const { currentTarget: bar, relatedTarget: next } = event;
  if (!(next instanceof Element) || bar.contains(next)) return;
  // How the focus came is known once it has arrived.
  setTimeout(() => {
    if (next.matches(":focus-visible")) bar.open = false;
  });
}
