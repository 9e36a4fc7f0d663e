/** Zero is a separate step. */
export function mapStep(fraction: number): 0 | 1 | 2 | 3 {
  if (fraction <= 0) return 0;
  if (fraction < 0.1) return 1;
  return fraction < 0.2 ? 2 : 3;
}

export const mapLegend = ["None", "Under 10%", "10% to 20%", "20% and more"];
