import type { ReactNode } from "react";
import { Emphasized } from "./emphasized.tsx";

/** The page's h1. Only this and the decks' titles have a phrase in italics. */
export function PageHeading(props: {
  eyebrow?: ReactNode;
  /** One phrase may be set in italics: `We show *our working*`. */
  title: string;
  lede?: ReactNode;
  className?: string;
}) {
  const { className = "" } = props;
  return (
    <div className={className}>
      {props.eyebrow ? <Eyebrow>{props.eyebrow}</Eyebrow> : null}
      <h1 className={`max-w-[18em] ${props.eyebrow ? "mt-4" : ""}`}>
        <Emphasized text={props.title} />
      </h1>
      {props.lede ? <Lede>{props.lede}</Lede> : null}
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
