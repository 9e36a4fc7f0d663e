import type { ComponentProps } from "react";
import { Slip } from "#design-system/slip/slip.tsx";

/** A worked example. Its lines must add up, and its footnote says what it assumes. */
export function ExampleSlip(props: ComponentProps<typeof Slip>) {
  return <Slip {...props} className="example-slip" />;
}
