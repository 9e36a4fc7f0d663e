import type { ComponentProps } from "react";
import { AlertRegion } from "./alert-region.tsx";

/** The same live region, at the foot of the window. */
export function Toast({ kind = "status", ...props }: ComponentProps<typeof AlertRegion>) {
  return <AlertRegion kind={kind} {...props} className="toast" />;
}
