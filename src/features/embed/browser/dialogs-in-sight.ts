/** While a dialog is open it follows the visitor, who may scroll the page around the frame. */
const againAfterMs = 200;

/** With less of the frame in sight than this, a dialog stays where it is. */
const leastHeightInPx = 200;

/**
 * A frame as tall as its content has a middle that is out of sight. Dialogs stand in the part of
 * the frame that the visitor sees: embed.css places them by these two properties. The browser tells
 * that part to an IntersectionObserver, also across origins, once for each new one.
 */
export function keepDialogsInSight(): void {
  // Before the press that opens a dialog, so that it opens where the visitor is.
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
  if (height < leastHeightInPx) return;
  const { style } = document.documentElement;
  style.setProperty("--in-sight-top", `${Math.round(top)}px`);
  style.setProperty("--in-sight-height", `${Math.round(height)}px`);
}
