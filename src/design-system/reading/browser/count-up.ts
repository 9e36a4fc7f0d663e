import { numberFormat } from "#wording/formats.ts";

const durationMs = 2000;

/** `$1,000+` at a fraction of its count, with the same sign, separators, decimals and suffix. */
export function countUpText(finalText: string, progress: number): string {
  return finalText.replace(/\d[\d,]*(\.\d+)?/, (number, decimals = ".") => {
    const reached = Number(number.replaceAll(",", "")) * (1 - (1 - progress) ** 3);
    const fractionDigits = decimals.length - 1;
    return numberFormat({
      useGrouping: number.includes(","),
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }).format(reached);
  });
}

/** Counts each `data-count-up` number up once, when it is first seen. The HTML has the final value. */
export function startCountUp(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      countUp(target as HTMLElement);
    }
  });
  for (const element of document.querySelectorAll("[data-count-up]")) observer.observe(element);
}

function countUp(element: HTMLElement): void {
  // Changes the text node instead of replacing it, because React may hold a reference to it.
  const text = element.firstChild as Text;
  const finalText = text.data;
  let startedAt: number | undefined;
  const step = (now: number) => {
    startedAt ??= now;
    const progress = Math.min(1, (now - startedAt) / durationMs);
    text.data = progress < 1 ? countUpText(finalText, progress) : finalText;
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
