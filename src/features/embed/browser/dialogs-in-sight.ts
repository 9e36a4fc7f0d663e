/**
 * A frame as tall as its content has a middle that is out of sight. Dialogs stand in the part of
 * the frame that the visitor sees: embed.css places them by these two properties. The browser tells
 * that part to an IntersectionObserver, also across origins, and once more for each new one.
 */
export function keepDialogsInSight(): void {
  // Before the press that opens a dialog, so that it opens where the visitor is.
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, measure, true);
  measure();
}

function measure(): void {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (!seen?.isIntersecting) return;
    const { top, height } = seen.intersectionRect;
    const { style } = document.documentElement;
    style.setProperty("--in-sight-top", `${Math.round(top)}px`);
    style.setProperty("--in-sight-height", `${Math.round(height)}px`);
  });
  observer.observe(document.documentElement);
}
