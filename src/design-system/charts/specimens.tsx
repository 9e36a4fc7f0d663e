import type { ReactNode } from "react";
import { BarSpecimens } from "./bars/specimens-bars.tsx";
import { WaterfallSpecimens } from "./columns/specimens-waterfall.tsx";
import { LineSpecimens } from "./lines/specimens-lines.tsx";
import { MapSpecimens } from "./map/specimens-map.tsx";

/** Every chart with typical and with edge data, for review and accessibility checks. */
export function ChartSpecimens(): ReactNode {
  return (
    <div className="grid gap-14">
      <WaterfallSpecimens />
      <BarSpecimens />
      <LineSpecimens />
      <MapSpecimens />
    </div>
  );
}
