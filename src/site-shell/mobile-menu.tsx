import { useLocation } from "react-router";
import { headerLinks } from "#content/navigation.ts";
import { ExternalLink, NavLink } from "./nav-link.tsx";

const MENU_ID = "mobile-menu";

/**
 * A native popover: without a script, the browser opens it, closes it on Escape and on a tap
 * outside, and returns the focus to the button.
 */
export function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className="mobile-menu-button">
        Menu
      </button>
      <nav aria-label="Mobile" id={MENU_ID} popover="auto" className="mobile-menu">
        <ul>
          <li>
            <NavLink href={headerLinks.home.href}>{headerLinks.home.label}</NavLink>
          </li>
          <li>
            <NavLink href={headerLinks.calculator.href}>{headerLinks.calculator.label}</NavLink>
          </li>
          <li>
            <details open={pathname.startsWith("/services")}>
              <summary>{headerLinks.services.label}</summary>
              <ul>
                {headerLinks.services.links.map((link) => (
                  <li key={link.href}>
                    <NavLink href={link.href}>{link.label}</NavLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          {headerLinks.afterServices.map((link) => (
            <li key={link.href}>
              <NavLink href={link.href}>{link.label}</NavLink>
            </li>
          ))}
          <li>
            <ExternalLink href={headerLinks.clientLogin.href}>
              {headerLinks.clientLogin.label}
            </ExternalLink>
          </li>
        </ul>
        <ExternalLink href={headerLinks.schedule.href} className="mobile-menu-action">
          {headerLinks.schedule.label}
        </ExternalLink>
      </nav>
    </>
  );
}
