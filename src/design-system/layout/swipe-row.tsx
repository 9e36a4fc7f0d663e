import type { ReactNode } from "react";
import "./swipe-row.css";

interface SwipeRowProps {
  /** What the cards are, for a reader who gets to the row by keyboard and scrolls it by arrows. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Several cards of one kind: on a phone a row to swipe, otherwise as `className` lays them out. */
export function SwipeRow({ label, className = "", children }: SwipeRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul className={`swipe-row ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  );
}
