import type { CountedEvent } from "#contracts/counted-events.ts";
import type { FunnelCounts } from "#contracts/desk/funnel.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { eventNames } from "./funnel-table.tsx";
import { conversion } from "./time-groups.ts";

const throughCalculator = [
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
  "result-mailed",
] as const;
const inTouch = [
  "result-mailed",
  "plan-mailed",
  "contact-sent",
  "subscribed",
  "booking-followed",
  "call-booked",
] as const;

/** All page views, and how many of them reached each step. */
export function Funnel({ total }: { total: FunnelCounts }) {
  const note = (whole: CountedEvent, part: CountedEvent, ofWhat: string) => {
    const share = conversion(total, whole, part);
    return share === undefined ? {} : { note: `${formatFraction(share)} ${ofWhat}` };
  };
  return (
    <section aria-labelledby="funnel" className="border-line-strong border-t pt-5">
      <h2 id="funnel">The funnel</h2>
      <p className="mt-2 mb-6 text-ink-2">
        <strong className="mr-1.5 font-medium font-serif text-2xl text-ink leading-none tracking-[-0.018em]">
          {formatNumber(total["page-view"] ?? 0)}
        </strong>{" "}
        Page views
      </p>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <ComparisonBars
          title="Through the calculator"
          unit="number"
          bars={throughCalculator.map((event, index) => ({
            label: eventNames[event],
            value: total[event] ?? 0,
            ...(index === 0
              ? note("page-view", event, "of page views")
              : note(throughCalculator[index - 1] ?? event, event, "of the step before")),
          }))}
        />
        <ComparisonBars
          title="In touch"
          tone="blue"
          unit="number"
          note="Subscribed counts a newsletter reader when the link in the e-mail is followed."
          bars={inTouch.map((event) => ({
            label: eventNames[event],
            value: total[event] ?? 0,
            ...note("page-view", event, "of page views"),
          }))}
        />
      </div>
    </section>
  );
}
