import type { ReactNode } from "react";
import { Emphasized } from "./emphasized.tsx";

export function SectionHeading({
  eyebrow,
  title,
  lede,
  level = 2,
  id,
  className = "",
}: {
  eyebrow?: ReactNode;
  /** One phrase may stand in italics: `Your estimate, *in four steps*`. */
  title: string;
  lede?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading id={id} className={`max-w-[18em] ${eyebrow ? "mt-4" : ""}`}>
        <Emphasized text={title} />
      </Heading>
      {lede ? <p className="mt-5 max-w-[36em] text-lg leading-[1.55] text-ink-2">{lede}</p> : null}
    </div>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="text-xs leading-none font-semibold tracking-[0.08em] text-leaf uppercase">
      {children}
    </p>
  );
}
