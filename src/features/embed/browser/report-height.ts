/** The only message that leaves the frame. It contains nothing that the site could not see anyway. */
export function reportHeight(): void {
  if (parent === self) return;
  let reported = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    parent.postMessage({ type: "ledgerwell:height", height }, "*");
  }).observe(document.body);
}
