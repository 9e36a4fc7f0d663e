import type { ReactNode } from "react";

const widths = {
  page: "max-w-[75rem]",
  narrow: "max-w-[60rem]",
  text: "max-w-[45rem]",
};

export function Wrap(props: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  const { width = "page", className = "" } = props;

  // The gutter is added to the width, so that the text is 1200 px wide on a wide screen.
  return (
    <div className={`px-5 sm:px-8 ${className}`}>
      <div className={`mx-auto ${widths[width]}`}>{props.children}</div>
    </div>
  );
}
