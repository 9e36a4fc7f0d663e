import type { ReactNode } from "react";

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="text-xs leading-none font-semibold tracking-[0.08em] text-leaf uppercase">
      {children}
    </p>
  );
}
