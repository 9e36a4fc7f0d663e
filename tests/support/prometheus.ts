const name = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const labels = String.raw`\{[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*")*\}`;
const value = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[+-]Inf|NaN`;
const comment = new RegExp(`^# (HELP|TYPE) (${name}) (\\S.*)$`);
const sample = new RegExp(`^(${name})(${labels})? (${value})$`, "i");

/**
 * Parses Prometheus' text format line by line and rejects what its specification does not allow. A
 * series is named as in the text: `name{label="value"}`.
 */
export function parseMetrics(text: string): Map<string, number> {
  if (!text.endsWith("\n")) throw new Error("The last line does not end.");
  const types = new Map<string, string>();
  const series = new Map<string, number>();
  for (const line of text.trimEnd().split("\n")) {
    const [, keyword, about = "", words = ""] = comment.exec(line) ?? [];
    if (keyword === "TYPE" && types.has(about)) throw new Error(`Two types: ${line}`);
    if (keyword === "TYPE") types.set(about, words);
    if (keyword || line === "") continue;
    const [, of = "", labelled = "", number = ""] = sample.exec(line) ?? [];
    const family = types.has(of) ? of : of.replace(/_(bucket|sum|count)$/, "");
    if (!types.has(family)) throw new Error(`Not a sample of a typed metric: ${line}`);
    if (series.has(of + labelled)) throw new Error(`Twice: ${line}`);
    series.set(of + labelled, Number(number));
  }
  return series;
}
