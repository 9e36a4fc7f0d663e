import { readKeptEstimate } from "#browser/kept-estimate.ts";

welcomeBack();
playSlipWhenTouched();

/** Shows the line that leads back to an estimate made in this browser. Nothing of it is sent. */
function welcomeBack(): void {
  const line = document.querySelector<HTMLElement>(".welcome-back");
  const day = line?.querySelector("[data-day]");
  if (!line || !day) return;
  const kept = readKeptEstimate(line.dataset.keptKey ?? "");
  if (!kept?.finished) return;
  day.textContent = kept.savedAt.toLocaleDateString("en-US", { month: "long", day: "numeric" });
  line.hidden = false;
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
