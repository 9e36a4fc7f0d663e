import type { ComponentProps, MouseEvent } from "react";
import { go } from "../address.ts";

/** A link within the desk. With a modifier key it opens as any other, in a new tab for instance. */
export function DeskLink({ href, ...native }: ComponentProps<"a"> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    native.onClick?.(event);
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    go(href);
  }
  return <a {...native} href={href} onClick={follow} />;
}
