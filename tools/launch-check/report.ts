import { type Finding, topics } from "./finding.ts";

/** The findings as a list to work through, by topic. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return "Nothing is left to replace: ready to go live.";
  const sections = topics.flatMap((topic) => {
    const lines = findings
      .filter((finding) => finding.topic === topic)
      .map(({ place, what }) => `  ${place}: ${what}`);
    return lines.length > 0 ? [`${topic} (${lines.length})`, ...lines, ""] : [];
  });
  const count = findings.length;
  return [...sections, `${count} ${count === 1 ? "thing is" : "things are"} left.`].join("\n");
}
