import arrowRight from "lucide:arrow-right";
import arrowUpRight from "lucide:arrow-up-right";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** Underlined in running text. Outside of it, a full-size target with an arrow. */
export function TextLink(
  props: ComponentProps<"a"> & { href: string; newTab?: boolean; standalone?: boolean },
) {
  const { newTab = false, standalone = false, className = "", children, ...native } = props;
  const look = standalone
    ? "group inline-flex min-h-11 items-center gap-2 font-semibold text-pine hover:underline"
    : "text-link";
  return (
    <a {...native} {...(newTab ? inNewTab(native.href) : {})} className={`${look} ${className}`}>
      {children}
      {newTab ? <NewTabNote /> : null}
      {standalone && !newTab ? (
        <Icon
          drawing={arrowRight}
          className="size-[1.05em] shrink-0 transition-[translate] group-hover:translate-x-1"
        />
      ) : null}
    </a>
  );
}

/**
 * A tab with a page of ours inherits what this one remembers of the visit, such as the partner who
 * sent it. Another site's page gets no access to ours.
 */
export function inNewTab(href: string) {
  return { target: "_blank", rel: href.startsWith("/") ? "opener" : "noopener" };
}

/** Marks a link that opens a new tab, visibly and for screen readers. */
export function NewTabNote() {
  return (
    <>
      <Icon drawing={arrowUpRight} className="size-[1em] shrink-0 opacity-80" />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
