import { useLocation } from "react-router";
import { headerLinks } from "#content/navigation.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { ExternalLink, NavLink } from "./nav-link.tsx";
import { SearchLink } from "./site-search.tsx";
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
