import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue, percentOf } from "../format-value.ts";
import { useHatch } from "../hatch.tsx";

export type PhaseOutRow = {
  label: string;
  /** The last amount with the whole benefit. */
  fullUpTo: number;
  /** The first amount without any. */
  noneFrom: number;
};

export type PhaseOutBandProps = ChartProps & {
  rows: readonly PhaseOutRow[];
  /** `between` is shown under `partial`, where the other two show their amount. */
  labels?: Partial<Record<"full" | "partial" | "between" | "none", string>>;
};

const DEFAULT_LABELS = { full: "Full", partial: "Partial", between: "in between", none: "None" };

/** Full, falling, then no benefit, along an income axis that all rows share. */
export function PhaseOutBand({ rows, labels, ...frame }: PhaseOutBandProps) {
  const hatch = useHatch();
  const words = { ...DEFAULT_LABELS, ...labels };
  const max = niceCeiling(Math.max(...rows.map((row) => row.noneFrom)) * 1.2);
  return (
    <ChartFrame {...frame}>
      {hatch.pattern}
      <ul className="grid gap-7">
        {rows.map((row) => (
          <li key={row.label}>
            <span className="block mb-2 font-semibold">{row.label}</span>
            <Profile row={row} max={max} hatch={hatch.fill} />
            {/* With large text on a phone, three terms do not fit side by side under the drawing. */}
            <dl
              className="mt-2 grid @max-[14.5rem]:block"
              style={{ gridTemplateColumns: termColumns(row, max) }}
            >
              <Term name={words.full} text={`to ${formatValue(row.fullUpTo)}`} />
              <Term name={words.partial} text={words.between} look="whitespace-nowrap" />
              <Term name={words.none} text={`from ${formatValue(row.noneFrom)}`} />
            </dl>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

/** Each term is under its part of the axis, as far as the words leave room. */
function termColumns(row: PhaseOutRow, max: number): string {
  const full = percentOf(row.fullUpTo, max);
  const partial = percentOf(row.noneFrom - row.fullUpTo, max);
  return `minmax(min-content, ${full}) minmax(min-content, ${partial}) minmax(min-content, 1fr)`;
}

function Term({ name, text, look = "" }: { name: string; text: string; look?: string }) {
  return (
    <div
      className={`pr-3 @max-[14.5rem]:flex @max-[14.5rem]:flex-wrap @max-[14.5rem]:items-baseline @max-[14.5rem]:justify-between @max-[14.5rem]:gap-x-3 @max-[14.5rem]:border-dashed @max-[14.5rem]:border-line-strong @max-[14.5rem]:py-1 @max-[14.5rem]:pr-0 @max-[14.5rem]:not-first:border-t ${look}`}
    >
      <dt className="font-semibold">{name}</dt>
      <dd className="text-xs text-ink-2">{text}</dd>
    </div>
  );
}

function Profile({ row, max, hatch }: { row: PhaseOutRow; max: number; hatch: string }) {
  const full = (row.fullUpTo / max) * 100;
  const none = (row.noneFrom / max) * 100;
  return (
    <svg className="block w-full h-[56px] overflow-visible" aria-hidden="true">
      <rect width={percentOf(row.fullUpTo, max)} height="100%" className="fill-tone" />
      <svg
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={`${full},0 ${none},100 ${full},100`} className="fill-tone-2" />
      </svg>
      <rect
        x={percentOf(row.noneFrom, max)}
        width={percentOf(max - row.noneFrom, max)}
        y="85%"
        height="15%"
        fill={hatch}
      />
      <line x1="0" x2="100%" y1="100%" y2="100%" className="chart-baseline" />
    </svg>
  );
}

function niceCeiling(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}
