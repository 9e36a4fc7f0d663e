export const count = (number: number) => Math.round(number).toLocaleString("en-US");

export const times = (ratio: number) => `${ratio.toFixed(2)}x`;

/**
 * The median of each measurement. They take turns, so that a busy minute of the machine affects all
 * alike. The first round warms up and is not counted.
 */
export async function mediansInTurns<Name extends string, Figures extends Record<string, number>>(
  rounds: number,
  measure: Record<Name, () => Promise<Figures>>,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(measure) as Name[];
  const measured = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const figures = await measure[name]();
      if (round > 0) measured.get(name)?.push(figures);
    }
  const medians = names.map((name) => [name, medianOf(measured.get(name) ?? [])]);
  return Object.fromEntries(medians);
}

function medianOf<Figures extends Record<string, number>>(all: readonly Figures[]): Figures {
  const medians = Object.keys(all[0] ?? {}).map((name) => {
    const sorted = all.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
    // The lower of the two middle values if their number is even.
    return [name, sorted[Math.floor((sorted.length - 1) / 2)]];
  });
  return Object.fromEntries(medians);
}
