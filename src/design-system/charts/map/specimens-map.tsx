import { useState } from "react";
import type { StateCode } from "./us-states.ts";
import { UsTileMap } from "./us-tile-map.tsx";

const SAMPLE: Partial<Record<StateCode, number>> = {
  AZ: 0.24,
  AR: 0.33,
  CA: 0.5,
  CO: 0.03,
  CT: 0.2,
  FL: 0.1,
  HI: 1,
  IL: 0.065,
  IN: 0.15,
  NY: 0.06,
  TX: 0.0625,
  UT: 0.05,
  VT: 0.27,
};

export function MapSpecimens() {
  const [state, setState] = useState<StateCode>("UT");
  return (
    <>
      <UsTileMap
        title="State credits, as a share of the federal credit"
        values={SAMPLE}
        selected="UT"
        note="Sample values."
      />
      <UsTileMap title="No value at all" tone="blue" values={{}} titleHidden />
      <UsTileMap
        title="Pick a state"
        tone="plum"
        surface="sheet"
        values={SAMPLE}
        value={state}
        onChange={setState}
      />
    </>
  );
}
