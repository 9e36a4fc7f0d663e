/** Behaviours of every page, without React. Budget: 3 kB compressed, including all imports. */

import { firmTimeZone } from "#content/firm.ts";
import { isWithin, today } from "#wording/dates.ts";
import { forgetExpired } from "../../browser/kept-in-browser.ts";
import { rememberVisit } from "../../browser/visit.ts";
import { startReveal } from "../../design-system/layout/browser/reveal.ts";
import { followLinks } from "./follow-links.ts";

// Before the first paint, so that no outdated text is shown.
followCalendar();
// In a separate task, so that parsing and this do not block a visitor's tap together.
setTimeout(() => {
  forgetExpired();
  whenShown(rememberVisit);
  followLinks();
  followScrolling();
  closeMenus();
  startReveal();
});

/** A page that the browser prepares has a copy of the tab's storage, which is thrown away. */
function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/**
 * Closes the Services submenu on Escape (returning the focus) and on a click elsewhere, and every
 * menu on navigation. The mobile menu is a popover, so the browser handles Escape and outside taps
 * on it.
 */
function closeMenus(): void {
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

/** A page may be read long after it was built, or stay open overnight. Shows the texts of today. */
function followCalendar(): void {
  showToday();
  document.addEventListener("visibilitychange", showToday);
}

/** Updates the texts of <ByDate> and the year in the footer. */
function showToday(): void {
  const day = today(firmTimeZone);
  for (const words of document.querySelectorAll<HTMLElement>("[data-after], [data-through]"))
    words.hidden = !isWithin(words.dataset, day);
  for (const year of document.querySelectorAll("[data-current-year]"))
    year.textContent = day.slice(0, 4);
}

const SOLID_PAST_PX = 50;

/** Marks the header once the page is scrolled; the stylesheet makes it solid and more compact. */
function followScrolling(): void {
  const header = document.querySelector("[data-site-header]");
  if (!header) return;
  const mark = () => header.toggleAttribute("data-scrolled", scrollY > SOLID_PAST_PX);
  addEventListener("scroll", mark, { passive: true });
  // Reading the scroll position immediately would force a layout before the first paint.
  requestAnimationFrame(mark);
}
