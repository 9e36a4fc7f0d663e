import type { ReactNode } from "react";
import { checkedIconName, Icon } from "#design-system/reading/icon.tsx";
import { slug } from "../categories.ts";
import { textIn } from "./heading.tsx";

/** A numbered heading: `<StrategyHeading number={1} icon="wallet">Prepay …</StrategyHeading>`. */
export function StrategyHeading({
  number,
  icon,
  children,
}: {
  number: number;
  icon: string;
  children: ReactNode;
}) {
  return (
    <h2 id={slug(textIn(children))} className="strategy-heading">
      <span className="strategy-number">{number}.</span> <span>{children}</span>
      <Icon name={checkedIconName(icon)} className="strategy-icon" />
    </h2>
  );
}
