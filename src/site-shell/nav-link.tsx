import { useLocation } from "react-router";
import { inNewTab } from "#design-system/actions/text-link.tsx";

type NavLinkProps = { link: { label: string; href: string }; className?: string };

/** A link that marks itself as current on its page, and as the section on the pages below it. */
export function NavLink({ link, className }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <a href={link.href} className={className} aria-current={currentMark(link.href, pathname)}>
      {link.label}
    </a>
  );
}

export function currentMark(href: string, pathname: string): "page" | "true" | undefined {
  if (href === pathname) return "page";
  return href !== "/" && pathname.startsWith(`${href}/`) ? "true" : undefined;
}

/** A link in a new tab, which screen readers announce. */
export function ExternalLink({ link, className }: NavLinkProps) {
  return (
    <a href={link.href} className={className} {...inNewTab(link.href)}>
      {link.label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
