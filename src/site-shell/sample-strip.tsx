import { useRouteLoaderData } from "react-router";
import { sampleStrip } from "#content/disclaimer.ts";

/** On every page while anything in content is marked as sample: docs/decisions/0076. */
export function SampleStrip() {
  const data = useRouteLoaderData("root") as { hasSamples: boolean } | undefined;
  if (!data?.hasSamples) return null;
  return (
    <aside aria-label={sampleStrip.label} className="sample-strip">
      {sampleStrip.text}
    </aside>
  );
}
