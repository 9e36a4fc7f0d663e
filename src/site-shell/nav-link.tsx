import type { ReactNode } from "react";
import { useLocation } from "react-router";

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that marks itself as current on its page, and as the section on the pages below it. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <a href={href} className={className} aria-current={currentMark(href, pathname)}>
      {children}
    </a>
  );
}

export function currentMark(href: string, pathname: string): "page" | "true" | undefined {
  // Prerendering requests `/about/`, visitors `/about`.
  const path = pathname.replace(/(.)\/$/, "$1");
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** A link to another site, in a new tab, which screen readers announce. */
export function ExternalLink({ href, className, children }: NavLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
