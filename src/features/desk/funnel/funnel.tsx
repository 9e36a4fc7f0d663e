import { deskFunnel as words } from "#content/desk.ts";
import type { FunnelCounts } from "#contracts/desk/funnel.ts";
import type { CountedEvent } from "#contracts/funnel.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { conversion } from "./time-groups.ts";

const throughCalculator = [
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
  "result-mailed",
] as const;
const inTouch = ["result-mailed", "contact-sent", "subscribed", "booking-followed"] as const;

/** All page views, and how many of them reached each step. */
export function Funnel({ total }: { total: FunnelCounts }) {
  const note = (whole: CountedEvent, part: CountedEvent, sentence: string) => {
    const share = conversion(total, whole, part);
    return share === undefined ? {} : { note: fillIn(sentence, { share: formatFraction(share) }) };
  };
  return (
    <section aria-labelledby="funnel" className="funnel-steps">
      <h2 id="funnel">{words.funnel.heading}</h2>
      <p className="funnel-views">
        <strong>{formatNumber(total["page-view"] ?? 0)}</strong> {words.events["page-view"]}
      </p>
      <div className="funnel-pair">
        <ComparisonBars
          title={words.funnel.throughCalculator}
          unit="number"
          bars={throughCalculator.map((event, index) => ({
            label: words.events[event],
            value: total[event] ?? 0,
            ...(index === 0
              ? note("page-view", event, words.ofViews)
              : note(throughCalculator[index - 1] ?? event, event, words.ofBefore)),
          }))}
        />
        <ComparisonBars
          title={words.funnel.inTouch}
          tone="blue"
          unit="number"
          note={words.funnel.inTouchNote}
          bars={inTouch.map((event) => ({
            label: words.events[event],
            value: total[event] ?? 0,
            ...note("page-view", event, words.ofViews),
          }))}
        />
      </div>
    </section>
  );
}
