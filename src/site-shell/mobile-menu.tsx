import { useLocation } from "react-router";
import { headerLinks, menuButton } from "#content/navigation.ts";
import { ExternalLink, NavLink } from "./nav-link.tsx";
import { SearchForm } from "./site-search.tsx";

const MENU_ID = "mobile-menu";

/**
 * A native popover: without a script, the browser opens it, closes it on Escape and on a tap
 * outside, and returns the focus to the button. The stylesheet shows one of the button's words.
 */
export function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className="mobile-menu-button">
        <span>{menuButton.closed}</span> <span>{menuButton.open}</span>
      </button>
      <nav aria-label="Mobile" id={MENU_ID} popover="auto" className="mobile-menu">
        <SearchForm />
        <ul className="mobile-menu-links">
          <Entry link={headerLinks.home} />
          <Entry link={headerLinks.calculator} />
          <li>
            <details open={pathname.startsWith("/services")}>
              <summary>{headerLinks.services.label}</summary>
              <ul>
                {headerLinks.services.links.map((link) => (
                  <Entry key={link.href} link={link} />
                ))}
              </ul>
            </details>
          </li>
          {[...headerLinks.shortWays, ...headerLinks.afterServices].map((link) => (
            <Entry key={link.href} link={link} />
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

function Entry({ link }: { link: { label: string; href: string } }) {
  return (
    <li>
      <NavLink link={link} />
    </li>
  );
}
