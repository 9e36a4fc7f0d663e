/** How often an open dialog is moved, because the visitor may scroll the page around the frame. */
const againAfterMs = 200;

/** If less of the frame is visible, a dialog stays where it is. */
const leastHeightInPx = 200;

/** Left free at the top of a frame that is scrolled, because a header of the page may cover it. */
const headerHeightInPx = 96;

/**
 * The frame is as tall as its content, so its middle may be out of view. embed.css uses the two
 * properties to place dialogs in the visible part of the frame. A new IntersectionObserver reports
 * that part once, also across origins.
 */
export function keepDialogsInSight(): void {
  // Measured before the press opens a dialog, so that it opens in view.
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, measure, true);
  const whenOpened = { attributes: true, attributeFilter: ["open"], subtree: true };
  new MutationObserver(measure).observe(document.body, whenOpened);
}

let measuring = false;

function measure(): void {
  if (measuring) return;
  measuring = true;
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    measuring = false;
    if (seen) place(seen.intersectionRect);
    if (document.querySelector("dialog[open]")) setTimeout(measure, againAfterMs);
  });
  observer.observe(document.documentElement);
}

function place({ top, height }: DOMRectReadOnly): void {
  const covered = top > 0 ? headerHeightInPx : 0;
  if (height - covered < leastHeightInPx) return;
  const { style } = document.documentElement;
  style.setProperty("--in-sight-top", `${Math.round(top + covered)}px`);
  style.setProperty("--in-sight-height", `${Math.round(height - covered)}px`);
}
