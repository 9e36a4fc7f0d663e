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
            <NavLink link={headerLinks.home} />
          </li>
          <li>
            <NavLink link={headerLinks.calculator} />
          </li>
          <li>
            <details open={pathname.startsWith("/services")}>
              <summary>{headerLinks.services.label}</summary>
              <ul>
                {headerLinks.services.links.map((link) => (
                  <li key={link.href}>
                    <NavLink link={link} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
          {headerLinks.afterServices.map((link) => (
            <li key={link.href}>
              <NavLink link={link} />
            </li>
          ))}
          <li>
            <ExternalLink link={headerLinks.clientLogin} />
          </li>
        </ul>
        <ExternalLink link={headerLinks.schedule} className="mobile-menu-action" />
      </nav>
    </>
  );
}
