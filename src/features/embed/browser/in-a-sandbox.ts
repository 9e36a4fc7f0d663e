/**
 * `<iframe sandbox="allow-scripts">`, as WordPress writes it, takes away the origin and with it
 * storage, forms, new tabs and printing. Nothing tells which of them a sandbox allows after all, so
 * each is done in a way that works either way.
 */
export function workInSandbox(): void {
  if (self.origin !== "null") return;
  // Hides the buttons that print: embed.css.
  document.documentElement.dataset.sandboxed = "";
  document.addEventListener("click", submitByEvent);
  showAddresses();
  new MutationObserver(showAddresses).observe(document.body, { childList: true, subtree: true });
}

/** A refused form does not even say that it was submitted; the calculator listens for just that. */
function submitByEvent(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest("button") : null;
  const form = pressed?.form;
  if (pressed?.type !== "submit" || !form) return;
  event.preventDefault();
  if (form.noValidate || form.reportValidity())
    form.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: pressed }),
    );
}

/** Of every link: it can be copied, or opened from the browser's own menu. */
function showAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (link.querySelector(".embed-address")) continue;
    const address = document.createElement("span");
    address.className = "embed-address";
    address.textContent = link.href.replace(/^mailto:/, "");
    if (address.textContent !== link.textContent) link.append(address);
  }
}
