import type { ReactNode } from "react";
import { BarSpecimens } from "./specimens-bars.tsx";
import { LineSpecimens } from "./specimens-lines.tsx";
import { MapSpecimens } from "./specimens-map.tsx";
import { WaterfallSpecimens } from "./specimens-waterfall.tsx";

/** Every figure, in typical and in edge data: looked at, and checked for accessibility. */
export function FigureSpecimens(): ReactNode {
  return (
    <div className="grid gap-14">
      <WaterfallSpecimens />
      <BarSpecimens />
      <LineSpecimens />
      <MapSpecimens />
    </div>
  );
}
