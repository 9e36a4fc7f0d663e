import { decksPage } from "#content/pages/decks.ts";
import type { BlockOf } from "#contracts/deck.ts";
import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";

const shapes = {
  person: "M10 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2.5 23v-3.5a7.5 7.5 0 0 1 15 0V23z",
  sheet: "M3.5 2.5h9l4 4V23h-13z",
};

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Items drawn one by one. Those that count are filled. */
export function Tally({ rows, ...frame }: ChartProps & BlockOf<"tally">) {
  return (
    <ChartFrame {...frame}>
      <dl className="grid grid-cols-1 gap-3.5">
        {rows.map((row) => (
          <div key={row.label}>
            <dt className="font-semibold">{row.label}</dt>
            <dd className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="flex flex-wrap gap-1" aria-hidden="true">
                {numbersTo(row.of).map((number) => (
                  <svg
                    key={number}
                    viewBox="0 0 20 25"
                    data-marked={number <= row.marked || undefined}
                    aria-hidden="true"
                    className="w-5.5 fill-(--tone-0) stroke-(--tone-2) stroke-[1.25] data-marked:fill-(--tone) data-marked:stroke-(--tone)"
                  >
                    <path d={shapes[row.mark]} />
                  </svg>
                ))}
              </span>
              <span className="text-ink-2">
                <b>
                  {row.marked} {decksPage.deck.of} {row.of}:
                </b>{" "}
                {row.note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </ChartFrame>
  );
}
