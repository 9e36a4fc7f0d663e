import type { ComponentProps, MouseEvent } from "react";
import { go } from "../address.ts";

/**
 * A link to another screen of the desk, opened without loading a page. With Ctrl, Shift, Alt or
 * Command held down the browser opens it itself, for instance in a new tab.
 */
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
