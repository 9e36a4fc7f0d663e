import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from "react";
import { isPreview } from "#browser/funnel.ts";
import { embed } from "#content/calculators/embed.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { findState } from "#tax-law/state-credit-rates.ts";
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
  const { practiceTypeIds, specialtyIds, unknown } = offeredIn(search);
  const state = findState(new URLSearchParams(search).get("state") ?? "")?.name;

  useEffect(() => {
    if (unknown)
      console.warn(
        `specialties: ${unknown} is not one of ${[...knownTypes, ...knownSpecialties].join(", ")}`,
      );
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
        // Started anew, because they are part of its first state.
        key={`${practiceTypeIds} ${specialtyIds} ${state}`}
        variant="full"
        sourcePage={sourcePage}
        practiceTypeIds={practiceTypeIds}
        specialtyIds={specialtyIds}
        firstStep={practiceTypeIds.length === 1 ? 2 : 1}
        specialtyId={specialtyIds.length === 1 ? specialtyIds[0] : undefined}
        state={state}
      />
      <Dialog open={explaining} onClose={() => setExplaining(false)} title={embed.preview.title}>
        <p>{embed.preview.text}</p>
      </Dialog>
    </div>
  );
}

const neverChanges = () => () => {};

const knownTypes: readonly string[] = practiceTypes.map(({ id }) => id);
const knownSpecialties: readonly string[] = practiceTypes.flatMap(({ specialties }) =>
  specialties.map(({ id }) => id),
);

/**
 * `?specialties=dentistry,dermatology`: whole practice types, or specialties one by one. None, or
 * only unknown ones, means all.
 */
export function offeredIn(search: string): {
  readonly practiceTypeIds: readonly string[];
  /** Empty if every specialty of these types is offered. */
  readonly specialtyIds: readonly string[];
  /** Those that do not exist, for a warning. */
  readonly unknown: string;
} {
  const given = (new URLSearchParams(search).get("specialties") ?? "")
    .split(",")
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== "");
  const types = practiceTypes.flatMap(({ id, specialties }) => {
    const all = specialties.map((one) => one.id as string);
    const chosen = given.includes(id) ? all : all.filter((one) => given.includes(one));
    return chosen.length > 0 ? { id, chosen, isWhole: chosen.length === all.length } : [];
  });
  return {
    practiceTypeIds: types.map(({ id }) => id),
    specialtyIds: types.every(({ isWhole }) => isWhole)
      ? []
      : types.flatMap(({ chosen }) => chosen),
    unknown: given
      .filter((id) => !knownTypes.includes(id) && !knownSpecialties.includes(id))
      .join(", "),
  };
}
