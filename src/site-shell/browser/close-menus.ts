/**
 * Closes the Services submenu on Escape (giving focus back) and on a click elsewhere, and every menu
 * on navigation. Escape and outside taps on the mobile menu are the browser's own: it is a popover.
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
  // A page kept by the browser's back/forward cache would come back with its menu still open.
  addEventListener("pagehide", closeAll);
}

function openSubmenus() {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-closes][open]");
}

function closeAll(): void {
  for (const submenu of openSubmenus()) submenu.open = false;
  for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
}
