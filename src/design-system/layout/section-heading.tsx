import type { ReactNode } from "react";
import { WholeFormNames } from "./emphasized.tsx";
import { Lede } from "./page-heading.tsx";

export function SectionHeading({
  title,
  lede,
  id,
  className = "",
}: {
  title: string;
  lede?: ReactNode;
  id?: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <h2 id={id} className="max-w-[18em]">
        <WholeFormNames text={title} />
      </h2>
      {lede ? <Lede>{lede}</Lede> : null}
    </div>
  );
}
