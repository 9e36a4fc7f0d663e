import type { ReactNode } from "react";
import { WholeFormNames } from "./emphasized.tsx";
import { Lede } from "./page-heading.tsx";

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
