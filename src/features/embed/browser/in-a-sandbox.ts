import { withVisit } from "#browser/visit.ts";

/**
 * `<iframe sandbox="allow-scripts">`, which WordPress writes, removes the origin, and with it
 * storage, forms, new tabs and printing. A page cannot find out which of them a sandbox allows, so
 * each has a way that works in both cases.
 */
export function workInSandbox(): void {
  if (self.origin !== "null") return;
  // Hides the buttons that print: embed.css.
  document.documentElement.dataset.sandboxed = "";
  document.addEventListener("click", submitByEvent);
  showAddresses();
  const whatChanges = { childList: true, subtree: true, attributeFilter: ["data-hydrated"] };
  new MutationObserver(showAddresses).observe(document.body, whatChanges);
}

/** A sandbox that forbids forms also suppresses the submit event, which the calculator needs. */
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

/** Shows the address of every link, to copy it or to open it from the browser's menu. */
function showAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    // React compares an island with what the server wrote, and would write it again.
    if (link.closest("[data-island]:not([data-hydrated])")) continue;
    if (link.querySelector(".embed-address")) continue;
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("/")) link.href = withVisit(href);
    const address = document.createElement("span");
    address.className = "embed-address";
    address.textContent = link.href.replace(/^mailto:/, "");
    if (address.textContent !== link.textContent) link.append(address);
  }
}
