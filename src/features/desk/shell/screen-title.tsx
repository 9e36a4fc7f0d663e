import type { ReactNode } from "react";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

/** The heading of a screen. It takes the focus of a row that is removed. */
export function ScreenTitle(props: {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  about?: ReactNode;
  /** How many rows its list has, once that is known. */
  rows?: number | undefined;
}) {
  return (
    <>
      <div className="desk-title">
        <h1 ref={useFocusAfterRemoval(props.rows)} tabIndex={-1}>
          {props.title}
        </h1>
        {props.tools}
      </div>
      {props.about ? <p className="max-w-[52rem] text-ink-2">{props.about}</p> : null}
    </>
  );
}
