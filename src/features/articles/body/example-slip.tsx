import type { ComponentProps } from "react";
import { Slip } from "#design-system/slip/slip.tsx";

interface Line {
  label: string;
  value: string;
  formula?: string;
}

type ExampleSlipProps = Omit<ComponentProps<typeof Slip>, "rows" | "total"> & {
  rows: readonly Line[];
  total?: Line;
};

/** A worked example. Its lines must add up, and its footnote says what it assumes. */
export function ExampleSlip(props: ExampleSlipProps) {
  return <Slip {...props} className="example-slip" />;
}
