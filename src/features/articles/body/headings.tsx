import { Children, isValidElement, type ReactNode } from "react";
import { checkedIconName, NamedIcon } from "#design-system/reading/named-icon.tsx";
import { slug } from "../categories.ts";

export function Heading2({ children }: { children?: ReactNode }) {
  return <h2 id={slug(textIn(children))}>{children}</h2>;
}

export function Heading3({ children }: { children?: ReactNode }) {
  return <h3 id={slug(textIn(children))}>{children}</h3>;
}

/** A numbered heading: `<StrategyHeading number={1} icon="wallet">Prepay …</StrategyHeading>`. */
export function StrategyHeading(props: { number: number; icon: string; children: ReactNode }) {
  const { number, icon, children } = props;
  return (
    <h2 id={slug(textIn(children))} className="strategy-heading">
      <span className="strategy-number">{number}.</span> <span>{children}</span>
      <NamedIcon name={checkedIconName(icon)} className="strategy-icon" />
    </h2>
  );
}

/** The words written in the article; a figure inside a heading is not part of its address. */
function textIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textIn(child.props.children);
      return String(child);
    })
    .join("");
}
