import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { Callout } from "#design-system/reading/callout.tsx";
import { plainReading } from "./plain-reading.ts";

export function Reading({ estimate }: { estimate: Estimate }) {
  const { probablyNot, title, sentences } = plainReading(estimate);
  return (
    <Callout tone={probablyNot ? "warning" : "info"} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  );
}
