import { Children, isValidElement, type ReactNode } from "react";
import { slug } from "../categories.ts";

export function Heading2({ children }: { children?: ReactNode }) {
  return <h2 id={slug(textIn(children))}>{children}</h2>;
}

export function Heading3({ children }: { children?: ReactNode }) {
  return <h3 id={slug(textIn(children))}>{children}</h3>;
}

/** The words written in the article; a figure inside a heading is not part of its address. */
export function textIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textIn(child.props.children);
      return String(child);
    })
    .join("");
}
