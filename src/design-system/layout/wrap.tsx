import type { ReactNode } from "react";

export function Wrap({ className = "", children }: { className?: string; children: ReactNode }) {
  // The gutter is added to the width, so that the text is 1200 px wide on a wide screen.
  return (
    <div className={`px-5 sm:px-8 ${className}`}>
      <div className="mx-auto max-w-[75rem]">{children}</div>
    </div>
  );
}
