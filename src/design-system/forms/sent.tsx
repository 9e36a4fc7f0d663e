import { type ReactNode, useEffect, useRef } from "react";
import { SmallButton } from "../actions/button.tsx";

/** In the place of a form, with the focus, so that a visitor sees and hears that it was sent. */
export function Sent(props: {
  heading: string;
  notice?: string;
  again: string;
  onAgain: () => void;
  /** What was sent. */
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4 justify-items-start p-5 border border-leaf rounded-sheet bg-mint-wash">
      <h3 ref={heading} tabIndex={-1} className="outline-none scroll-mt-24">
        {props.heading}
      </h3>
      {props.notice ? <p>{props.notice}</p> : null}
      {props.children}
      <SmallButton onClick={props.onAgain}>{props.again}</SmallButton>
    </div>
  );
}
