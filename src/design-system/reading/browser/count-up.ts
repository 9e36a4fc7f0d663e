/** Counts each `data-count-up` figure up once, when it is first seen. The page holds the final value. */

import { countUpText } from "./count-up-text.ts";

const durationMs = 2000;

if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
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
  // The text node is kept: React, where it runs, holds on to it.
  const text = element.firstChild as Text;
  const finalText = text.data;
  const startedAt = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, now - startedAt) / durationMs);
    text.data = progress < 1 ? countUpText(finalText, progress) : finalText;
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
