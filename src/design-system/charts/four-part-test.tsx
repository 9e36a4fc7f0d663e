import { ChartFrame, type ChartProps } from "./chart-frame.tsx";

export type TestPart = { name: string; description?: string };

export type FourPartTestProps = ChartProps & {
  parts: readonly TestPart[];
  /** The word between two parts, which says that all parts must hold. */
  joiner?: string;
  /** What follows when every part holds. */
  conclusion?: string;
};

export function FourPartTest({ parts, joiner = "and", conclusion, ...frame }: FourPartTestProps) {
  return (
    <ChartFrame {...frame}>
      <ol className="part-test">
        {parts.map((part, index) => (
          <li key={part.name} className="part-test-part">
            {index > 0 ? <span className="part-test-joint">{joiner}</span> : null}
            <span className="part-test-number" aria-hidden="true">
              {index + 1}
            </span>
            <span className="part-test-name">{part.name}</span>
            {part.description ? (
              <span className="part-test-description">{part.description}</span>
            ) : null}
          </li>
        ))}
      </ol>
      {conclusion ? <p className="part-test-conclusion">{conclusion}</p> : null}
    </ChartFrame>
  );
}
