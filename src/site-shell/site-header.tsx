import { useLocation } from "react-router";
import { headerLinks, menuButton } from "#content/navigation.ts";
import { ExternalLink, NavLink } from "./nav-link.tsx";
import { SearchForm, SearchLink } from "./site-search.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Fixed; the shell script adds `data-scrolled` past 50 px, which makes it solid and more compact. */
export function SiteHeader() {
  return (
    <header className="site-header" data-site-header="">
      <div className="site-header-row">
        <a href="/" className="no-underline">
          <Wordmark />
          <span className="sr-only">, home</span>
        </a>
        <nav aria-label="Main" className="site-nav">
          <NavLink link={headerLinks.home} />
          <NavLink link={headerLinks.calculator} />
          <ServicesMenu />
          {headerLinks.afterServices.map((link) => (
            <NavLink key={link.href} link={link} />
          ))}
          <ExternalLink link={headerLinks.clientLogin} />
          <SearchLink />
        </nav>
        <ExternalLink link={headerLinks.schedule} className="site-header-action" />
        <MobileMenu />
      </div>
    </header>
  );
}

/** A native disclosure, so it works without script. The shell script closes it on Escape. */
function ServicesMenu() {
  const { pathname } = useLocation();
  return (
    <details className="site-submenu" data-closes="">
      <summary aria-current={pathname.startsWith("/services") ? "true" : undefined}>
        {headerLinks.services.label}
      </summary>
      <ul>
        {[...headerLinks.services.links, ...headerLinks.shortWays].map((link) => (
          <li key={link.href}>
            <NavLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const MENU_ID = "mobile-menu";

/**
 * A native popover: without a script, the browser opens it, closes it on Escape and on a tap
 * outside, and returns the focus to the button. The stylesheet shows one of the button's words.
 */
function MobileMenu() {
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
