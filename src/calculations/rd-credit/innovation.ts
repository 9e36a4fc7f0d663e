export const innovationLevels = ["low", "medium", "high"] as const;

export type InnovationLevel = (typeof innovationLevels)[number];

export const defaultInnovationLevel: InnovationLevel = "medium";

const weightsAsFractions: Readonly<Record<InnovationLevel, number>> = {
  low: 0.05,
  medium: 0.075,
  high: 0.15,
};

/** The share of time one activity counts for; a level we do not know counts as low. */
export function innovationWeight(level: string): number {
  return isInnovationLevel(level) ? weightsAsFractions[level] : weightsAsFractions.low;
}

export function isInnovationLevel(level: string): level is InnovationLevel {
  return innovationLevels.some((known) => known === level);
}
