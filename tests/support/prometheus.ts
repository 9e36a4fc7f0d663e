/** The samples in Prometheus' text format, by series as it is named there: `name{label="value"}`. */
export function parseMetrics(text: string): Map<string, number> {
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    samples.map((sample) => {
      const end = sample.lastIndexOf(" ");
      return [sample.slice(0, end), Number(sample.slice(end))];
    }),
  );
}
