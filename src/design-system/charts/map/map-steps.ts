import { formatValue } from "../format-value.ts";

/** Two edges between the three shaded steps. Zero is a separate step. */
export type Thresholds = readonly [number, number];

export const DEFAULT_THRESHOLDS: Thresholds = [0.1, 0.2];

export type MapStep = 0 | 1 | 2 | 3;

export function mapStep(value: number, [second, third]: Thresholds): MapStep {
  if (value <= 0) return 0;
  if (value < second) return 1;
  return value < third ? 2 : 3;
}

export function mapLegend([second, third]: Thresholds): [string, string, string, string] {
  const edge = (value: number) => formatValue(value, "percent");
  return [
    "None",
    `Under ${edge(second)}`,
    `${edge(second)} to ${edge(third)}`,
    `${edge(third)} and more`,
  ];
}
