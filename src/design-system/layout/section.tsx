import type { ReactNode } from "react";
import { WholeFormNames } from "./emphasized.tsx";
import { Lede } from "./page-heading.tsx";
import { Wrap } from "./wrap.tsx";

const surfaces = {
  paper: "",
  sheet: "border-y border-line bg-sheet",
  dark: "on-dark",
};

export function Section(props: {
  surface?: keyof typeof surfaces;
  id?: string;
  labelledBy?: string;
  /** Half the padding above and below, for a section that continues the one before. */
  tight?: boolean;
  /** No padding on a phone, for folded sections that follow each other as a list. */
  folded?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { surface = "paper", className = "" } = props;
  const padding = props.folded ? "lg:py-11" : props.tight ? "py-7 md:py-11" : "py-8 md:py-22";
  return (
    <section
      id={props.id}
      aria-labelledby={props.labelledBy}
      className={`${padding} ${surfaces[surface]} ${className}`}
    >
      <Wrap>{props.children}</Wrap>
    </section>
  );
}

export function SectionHeading(props: { title: string; lede?: ReactNode; id?: string }) {
  return (
    <div>
      <h2 id={props.id} className="max-w-[18em]">
        <WholeFormNames text={props.title} />
      </h2>
      {props.lede ? <Lede>{props.lede}</Lede> : null}
    </div>
  );
}
