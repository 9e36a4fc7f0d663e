import { ChartFrame, type ChartProps } from "./chart-frame.tsx";

export type TestPart = { name: string; description?: string };

export type FourPartTestProps = ChartProps & {
  parts: readonly TestPart[];
  /** What follows when every part holds. */
  conclusion?: string;
};

export function FourPartTest({ parts, conclusion, ...frame }: FourPartTestProps) {
  return (
    <ChartFrame {...frame}>
      <ol className="grid gap-7 @min-[46rem]:grid-flow-col @min-[46rem]:auto-cols-[1fr] @min-[46rem]:gap-9">
        {parts.map((part, index) => (
          <li
            key={part.name}
            className="relative grid grid-cols-[2.25rem_1fr] content-start pt-4.5 pb-5 px-4.5 border border-line-strong border-t-3 border-t-(--tone) rounded-[4px_4px_var(--radius-control)_var(--radius-control)] bg-sheet wrap-anywhere hyphens-auto @min-[46rem]:grid-cols-[1fr]"
          >
            {index > 0 ? (
              <span className="absolute top-[calc(-0.875rem_-_3px)] left-9 [transform:translate(-50%,-50%)] py-0.25 px-2 font-serif text-[1rem]/[1.35] normal-nums font-medium italic text-(--tone) @min-[46rem]:top-1/2 @min-[46rem]:left-[calc(-1.125rem_-_1px)] @min-[46rem]:p-0">
                and
              </span>
            ) : null}
            <span
              className="font-serif text-[1.5rem]/[1.2] normal-nums font-medium italic text-(--tone)"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="font-serif text-[1.1875rem]/tight normal-nums font-medium pt-0.5">
              {part.name}
            </span>
            {part.description ? (
              <span className="col-start-2 mt-1.5 text-ink-2 @min-[46rem]:col-start-1">
                {part.description}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {conclusion ? (
        <p className="mt-5 pt-3 border-t-[1.5px] border-ink font-serif text-[1.25rem]/[1.3] normal-nums font-medium">
          {conclusion}
        </p>
      ) : null}
    </ChartFrame>
  );
}
