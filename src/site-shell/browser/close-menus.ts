/**
 * Closes the Services submenu on Escape (returning the focus) and on a click elsewhere, and every
 * menu on navigation. The mobile menu is a popover, so the browser handles Escape and outside taps
 * on it.
 */
export function closeMenus(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const submenu of openSubmenus()) {
      if (submenu.contains(document.activeElement)) submenu.querySelector("summary")?.focus();
      submenu.open = false;
    }
  });
  document.addEventListener("click", ({ target: clicked }) => {
    const target = clicked as Element;
    if (target.closest("a[href]")) closeAll();
    for (const submenu of openSubmenus()) if (!submenu.contains(target)) submenu.open = false;
  });
  // Otherwise the back/forward cache would restore the page with its menu open.
  addEventListener("pagehide", closeAll);
}

function openSubmenus() {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-closes][open]");
}

function closeAll(): void {
  for (const submenu of openSubmenus()) submenu.open = false;
  for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
}
