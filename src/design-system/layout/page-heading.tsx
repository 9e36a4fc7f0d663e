import type { ReactNode } from "react";
import { Emphasized } from "./emphasized.tsx";

/** The page's h1. Only this and the decks' titles have a phrase in italics. */
export function PageHeading({
  eyebrow,
  title,
  lede,
  className = "",
}: {
  eyebrow?: ReactNode;
  /** One phrase may be set in italics: `We show *our working*`. */
  title: string;
  lede?: ReactNode;
  className?: string;
}) {
  return (
    <div className={className}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <h1 className={`max-w-[18em] ${eyebrow ? "mt-4" : ""}`}>
        <Emphasized text={title} />
      </h1>
      {lede ? <Lede>{lede}</Lede> : null}
    </div>
  );
}

/** A small label above a heading that does not say the same. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="text-xs leading-tight font-semibold tracking-[0.08em] text-leaf uppercase">
      {children}
    </p>
  );
}

export function Lede({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-[36em] leading-[1.55] text-ink-2 md:text-lg">{children}</p>;
}
