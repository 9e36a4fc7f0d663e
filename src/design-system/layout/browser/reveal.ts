const COUNTING_IN_MS = 2000;

/**
 * Marks what is still below the window, so that it moves into place when it is scrolled to. Without
 * the script, in print and with reduced motion nothing moves (reveal.css).
 */
export function startReveal(): void {
  const observer = new IntersectionObserver((entries) => {
    let order = 0;
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      const element = target as HTMLElement;
      const state = element.dataset.reveal;
      if (isIntersecting || boundingClientRect.top < 0) {
        if (state === "waiting") {
          element.style.transitionDelay = `${order * 0.1}s`;
          order += 1;
        }
        element.dataset.reveal = "shown";
        for (const number of element.querySelectorAll("[data-count-up]")) countUp(number);
        observer.unobserve(element);
      } else {
        element.dataset.reveal = "waiting";
      }
    }
  });
  for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
}

/** From 0 to the number in the text, which is the final one at first: without script nothing counts. */
function countUp(element: Element): void {
  const text = element.textContent;
  const [number] = /\d[\d,]*/.exec(text) ?? [];
  if (!number || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const end = Number(number.replaceAll(",", ""));
  let start: number | undefined;
  const count = (now: number) => {
    start ??= now;
    const share = (now - start) / COUNTING_IN_MS;
    const counted = Math.round(end * share).toLocaleString("en-US");
    element.textContent = share < 1 ? text.replace(number, counted) : text;
    if (share < 1) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
