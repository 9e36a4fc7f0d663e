import { useLocation } from "react-router";
import { headerLinks } from "#content/navigation.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { ExternalLink, NavLink } from "./nav-link.tsx";
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
          <NavLink href={headerLinks.home.href}>{headerLinks.home.label}</NavLink>
          <NavLink href={headerLinks.calculator.href}>{headerLinks.calculator.label}</NavLink>
          <ServicesMenu />
          {headerLinks.afterServices.map((link) => (
            <NavLink key={link.href} href={link.href}>
              {link.label}
            </NavLink>
          ))}
          <ExternalLink href={headerLinks.clientLogin.href}>
            {headerLinks.clientLogin.label}
          </ExternalLink>
        </nav>
        <ExternalLink href={headerLinks.schedule.href} className="site-header-action">
          {headerLinks.schedule.label}
        </ExternalLink>
        <NavLink href={headerLinks.calculator.href} className="site-header-calculator">
          {headerLinks.calculator.label}
        </NavLink>
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
        {headerLinks.services.links.map((link) => (
          <li key={link.href}>
            <NavLink href={link.href}>{link.label}</NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
