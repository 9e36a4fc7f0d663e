import type { ReactNode } from "react";

const widths = {
  page: "max-w-[75rem]",
  narrow: "max-w-[60rem]",
  text: "max-w-[45rem]",
};

export function Wrap({
  width = "page",
  className = "",
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  // The gutter is outside the measure: 1200 px of text on a wide screen, as on the style tile.
  return (
    <div className={`px-5 sm:px-8 ${className}`}>
      <div className={`mx-auto ${widths[width]}`}>{children}</div>
    </div>
  );
}
