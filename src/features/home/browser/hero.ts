import { readKeptEstimate } from "#browser/kept-estimate.ts";
import { offerKeptPlan } from "#browser/kept-plan.ts";
import { fillIn } from "#wording/fill-in.ts";

offerKeptResult();
offerKeptPlan();
playSlipWhenTouched();

/** The first way leads back to a result made in this browser. Nothing of it is sent. */
function offerKeptResult(): void {
  const way = document.querySelector<HTMLElement>("[data-kept-words]");
  const kept = readKeptEstimate(way?.dataset.keptKey ?? "");
  if (!way || !kept?.finished) return;
  const day = kept.savedAt.toLocaleDateString("en-US", { month: "long", day: "numeric" });
  way.dataset.kept = "";
  way.textContent = fillIn(way.dataset.keptWords ?? "", { day });
}

/** Loads the engine with the first touch of a slider. If that fails, the slider moves back. */
function playSlipWhenTouched(): void {
  const slip = document.querySelector<HTMLElement>("[data-play-slip]");
  for (const slider of slip?.querySelectorAll("input") ?? []) {
    // A module is evaluated once, however often it is imported.
    const play = () =>
      import(/* @vite-ignore */ slip?.dataset.script ?? "").catch(() => {
        slider.value = slider.defaultValue;
      });
    for (const event of ["pointerdown", "focus", "input"]) slider.addEventListener(event, play);
  }
}
