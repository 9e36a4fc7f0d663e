import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from "react";
import { isPreview } from "#browser/funnel.ts";
import { embed } from "#content/calculators/embed.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { RdCalculator } from "./rd-calculator.tsx";

/**
 * The calculator for the pages of other sites. Its address may limit the practice types
 * (`specialties`) and make it a preview (`preview`), from which nothing is sent. One prerendered page
 * serves every address, so the address is read after hydration.
 */
export function EmbeddedCalculator({ sourcePage }: { sourcePage: string }) {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => "",
  );
  const [explaining, setExplaining] = useState(false);
  const { offeredIds, unknown } = practiceTypesIn(search);

  useEffect(() => {
    if (unknown) console.warn(`specialties: ${unknown} is not one of ${knownIds.join(", ")}`);
  }, [unknown]);

  /** The form with an e-mail address is the one that sends. The others lead to the next step. */
  function explainInsteadOfSending(event: SubmitEvent<HTMLElement>) {
    if (!isPreview()) return;
    if (!(event.target as HTMLFormElement).elements.namedItem("email")) return;
    event.preventDefault();
    event.stopPropagation();
    setExplaining(true);
  }

  return (
    <div onSubmitCapture={explainInsteadOfSending}>
      <RdCalculator
        // Started anew, because the practice types are part of its first state.
        key={offeredIds.join()}
        variant="full"
        sourcePage={sourcePage}
        practiceTypeIds={offeredIds}
      />
      <Dialog open={explaining} onClose={() => setExplaining(false)} title={embed.preview.title}>
        <p>{embed.preview.text}</p>
      </Dialog>
    </div>
  );
}

const neverChanges = () => () => {};

const knownIds: readonly string[] = practiceTypes.map(({ id }) => id);

/** `?specialties=dentistry,aesthetics`. None, or only unknown ones, means all practice types. */
export function practiceTypesIn(search: string): {
  readonly offeredIds: readonly string[];
  /** Those that do not exist, for a warning. */
  readonly unknown: string;
} {
  const given = (new URLSearchParams(search).get("specialties") ?? "")
    .split(",")
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== "");
  return {
    offeredIds: knownIds.filter((id) => given.includes(id)),
    unknown: given.filter((id) => !knownIds.includes(id)).join(", "),
  };
}
