/** Loaded when a slider of the hero's slip is first touched. */
import { creditFor } from "#calculations/rd-credit/amounts.ts";
import { stateOwnCredit } from "#calculations/rd-credit/state-own-credit.ts";
import { estimateSlip } from "#content/calculators/estimate-slip.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatTotalRdTime, formatUsd } from "#wording/numbers.ts";

/** A screen reader gets the amount once the slider has rested for so long. */
const announceAfterMs = 700;

const { state } = sampleEstimate.answers;
const slip = required<HTMLElement>(document, "[data-play-slip]");
const status = required(slip, "[role=status]");
const [wages, time] = [slider("wages"), slider("time")];
const words: Record<"title" | "time" | "announcement", string> = JSON.parse(
  slip.dataset.playSlip ?? "{}",
);
let announcing: ReturnType<typeof setTimeout> | undefined;

for (const input of [wages, time]) input.addEventListener("input", rewrite);
// A slider may have been moved while this was loading.
if (wages.value !== wages.defaultValue || time.value !== time.defaultValue) rewrite();

function rewrite(): void {
  const timeAsFraction = time.valueAsNumber / 100;
  const credit = creditFor(wages.valueAsNumber, timeAsFraction, state);
  const total = formatUsd(credit.estimatedCreditInUsd);
  show("expenses", formatUsd(credit.qualifiedExpensesInUsd));
  show("federal", formatUsd(credit.federalCreditInUsd));
  show("state", formatUsd(credit.stateCreditInUsd));
  show("total", total);
  const byOwnLaw = stateOwnCredit(state, credit.qualifiedExpensesInUsd) ?? 0;
  const note = { amount: formatUsd(byOwnLaw), state };
  required(slip, "[data-line=state] .slip-note").textContent = fillIn(estimateSlip.stateOwn, note);
  showSlider(wages, formatUsd(wages.valueAsNumber));
  showSlider(time, formatTotalRdTime(timeAsFraction));
  // From now on the slip is no longer the sample practice.
  required(slip, ".slip-head > p").textContent = words.title;
  required(slip, "label[for=slip-time]").textContent = words.time;
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    status.textContent = fillIn(words.announcement, { total });
  }, announceAfterMs);
}

function show(line: string, text: string): void {
  required(slip, `[data-line=${line}] .slip-ink`).textContent = text;
}

function showSlider(input: HTMLInputElement, text: string): void {
  const [min, max] = [Number(input.min), Number(input.max)];
  const fill = ((input.valueAsNumber - min) / (max - min)) * 100;
  input.parentElement?.style.setProperty("--fill", `${fill}%`);
  input.setAttribute("aria-valuetext", text);
  show(input.name, text);
}

function slider(name: string): HTMLInputElement {
  return required<HTMLInputElement>(slip, `input[name=${name}]`);
}

function required<E extends Element>(within: ParentNode, selector: string): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
