import type { ReactNode } from "react";

/** A box. Use it only for what can be picked, opened or downloaded. */
export function Box(props: {
  /** Replaces the padding; add layout here. */
  className?: string;
  children: ReactNode;
}) {
  const { className = "p-6 sm:p-8" } = props;
  return (
    <div className={`on-sheet rounded-sheet border border-line bg-sheet ${className}`}>
      {props.children}
    </div>
  );
}
