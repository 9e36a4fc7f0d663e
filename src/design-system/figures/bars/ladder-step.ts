export type LadderStep = {
  label: string;
  value: number;
  note?: string;
  /** Drawn in the full hue; the others step back. Without any, all are drawn in full. */
  emphasis?: boolean;
  /** Stacked on top of the value: a first-year bonus, a catch-up contribution. */
  extra?: { label: string; value: number };
};

export function stepTotal(step: LadderStep): number {
  return step.value + (step.extra?.value ?? 0);
}
