import type { ReactNode } from "react";
import "./swipe-row.css";

interface SwipeRowProps {
  /** The row's name, for screen readers and keyboard users who scroll it with arrow keys. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Several cards of one kind. A row to swipe on a phone, otherwise laid out by `className`. */
export function SwipeRow({ label, className = "", children }: SwipeRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul className={`swipe-row ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  );
}
