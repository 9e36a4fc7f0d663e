import type { ReactNode, RefObject } from "react";
import { AlertRegion } from "../feedback/alert-region.tsx";

/**
 * What is wrong with a form: its faults, each leading to its field, or why it could not be sent.
 * Takes the focus when a form with faults is sent, so that they are heard and seen together.
 */
export function FaultSummary(props: {
  /** Without it the first faulty field takes the focus. */
  ref?: RefObject<HTMLDivElement | null>;
  faults: readonly { name: string; sentence: string; label: string; focus: () => void }[];
  failure?: ReactNode;
  className?: string;
}) {
  const { faults, failure, ...region } = props;
  return (
    <AlertRegion {...region} tone="error">
      {faults.length > 0 ? (
        <ul className="grid gap-1">
          {faults.map(({ name, sentence, label, focus }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  // The address stays: its fragment may have answers or a token.
                  event.preventDefault();
                  focus();
                }}
              >
                {label ? `${label}: ${sentence}` : sentence}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        failure
      )}
    </AlertRegion>
  );
}
