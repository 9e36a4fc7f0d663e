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
        observer.unobserve(element);
      } else {
        element.dataset.reveal = "waiting";
      }
    }
  });
  for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
}
