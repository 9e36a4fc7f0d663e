const SOLID_PAST_PX = 50;

/** Marks the header once the page is scrolled; the stylesheet makes it solid and more compact. */
export function followScrolling(): void {
  const header = document.querySelector("[data-site-header]");
  if (!header) return;
  const mark = () => header.toggleAttribute("data-scrolled", scrollY > SOLID_PAST_PX);
  addEventListener("scroll", mark, { passive: true });
  // Reading the scroll position immediately would force a layout before the first paint.
  requestAnimationFrame(mark);
}
