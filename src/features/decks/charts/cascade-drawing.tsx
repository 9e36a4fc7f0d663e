import { Fragment } from "react";
import type { CascadeColumn } from "#contracts/deck.ts";
import { formatValue } from "#design-system/charts/format-value.ts";
import { useHatch } from "#design-system/charts/hatch.tsx";

const width = 560;
const height = 338;
const axis = 296;
const tallest = 250;
const barWidth = 80;

/** Complete class names, because the build searches the source for them: docs/decisions/0005. */
const fills = {
  cost: "",
  value: "fill-(--tone-0) stroke-(--tone-2) stroke-[1.5]",
  saving: "fill-tone",
  net: "fill-tone-deep",
};

/** Hidden from screen readers, which read the table beside it. */
export function CascadeDrawing({ columns }: { columns: readonly CascadeColumn[] }) {
  const hatch = useHatch();
  const slot = width / columns.length;
  const most = Math.max(...columns.map(({ amountInUsd }) => amountInUsd));
  const tall = (amount: number) => (amount / most) * tallest;
  const left = (index: number) => slot * index + (slot - barWidth) / 2;
  const cost = columns[0]?.amountInUsd ?? 0;
  return (
    <>
      {hatch.pattern}
      <svg viewBox={`0 0 ${width} ${height}`} className="cascade" aria-hidden="true">
        {columns.map((column, index) => {
          const before = columns[index - 1];
          const spent = column.kind === "net" && before ? before.amountInUsd : 0;
          const y = axis - tall(column.amountInUsd);
          return (
            <Fragment key={column.label}>
              {spent > 0 ? (
                <rect
                  x={left(index)}
                  y={axis - tall(spent)}
                  width={barWidth}
                  height={tall(spent)}
                  className="fill-none stroke-(--tone-mid) stroke-[1.5] [stroke-dasharray:3_4]"
                />
              ) : null}
              <rect
                x={left(index)}
                y={y}
                width={barWidth}
                height={tall(column.amountInUsd)}
                className={fills[column.kind]}
                fill={column.kind === "cost" ? hatch.fill : undefined}
              />
              {column.kind === "value" ? (
                <Multiples column={column} cost={cost} x={left(index)} tall={tall} />
              ) : null}
              <Parts column={column} x={left(index) + barWidth / 2} tall={tall} />
              <text
                x={left(index) + barWidth / 2}
                y={y - 10}
                className="chart-amount"
                data-net={column.kind === "net" || undefined}
              >
                {formatValue(column.amountInUsd)}
              </text>
              {column.step ? <Step text={column.step} x={slot * index} /> : null}
              <Label text={column.label} x={left(index) + barWidth / 2} />
            </Fragment>
          );
        })}
        <path d={`M0 ${axis}H${width}`} className="chart-baseline" />
      </svg>
    </>
  );
}

type Tall = (amount: number) => number;

/** The value as a multiple of what was paid. */
function Multiples(props: { column: CascadeColumn; cost: number; x: number; tall: Tall }) {
  const times = props.cost > 0 ? Math.round(props.column.amountInUsd / props.cost) : 1;
  return Array.from({ length: times - 1 }, (_, index) => {
    const y = axis - props.tall(props.cost * (index + 1));
    return (
      <path
        key={y}
        d={`M${props.x} ${y}h${barWidth}`}
        className="stroke-(--tone-2) stroke-[1.5] [stroke-dasharray:4_4]"
      />
    );
  });
}

const partText = "font-sans text-[11px]/none normal-nums font-semibold fill-white";

function Parts({ column, x, tall }: { column: CascadeColumn; x: number; tall: Tall }) {
  let below = 0;
  return column.parts?.map((part) => {
    const from = below;
    below += part.amountInUsd;
    const roomy = tall(part.amountInUsd) > 34;
    const middle = axis - tall(from + part.amountInUsd / 2);
    return (
      <g key={part.label}>
        {from > 0 ? (
          <path
            d={`M${x - barWidth / 2} ${axis - tall(from)}h${barWidth}`}
            className="stroke-(--ground) stroke-[1.5]"
          />
        ) : null}
        <text x={x} y={middle + (roomy ? -3 : 4)} className={partText}>
          {roomy ? part.label : `${part.label} ${formatValue(part.amountInUsd)}`}
        </text>
        {roomy ? (
          <text x={x} y={middle + 13} className={partText}>
            {formatValue(part.amountInUsd)}
          </text>
        ) : null}
      </g>
    );
  });
}

/** Between two columns, over an arrow. */
function Step({ text, x }: { text: string; x: number }) {
  return (
    <g>
      <text
        x={x}
        y={axis - 17}
        className="font-serif text-[13px]/none normal-nums font-medium fill-(--tone-deep)"
      >
        {text}
      </text>
      <path
        d={`M${x - 18} ${axis - 9}h32m-5 -4l5 4l-5 4`}
        className="fill-none stroke-ink-3 stroke-[1.25]"
      />
    </g>
  );
}

/** At most two lines, because SVG text does not wrap. */
function Label({ text, x }: { text: string; x: number }) {
  const cut = text.length > 16 ? text.indexOf(" ", text.length / 2 - 4) : -1;
  const lines = cut < 0 ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
  return lines.map((line, index) => (
    <text
      key={line}
      x={x}
      y={axis + 20 + index * 17}
      className="font-sans text-[13px]/none normal-nums font-normal fill-ink-2"
    >
      {line}
    </text>
  ));
}
