import type { ReactNode } from "react";

/** One component in one state, with the state's name. */
export function Example({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      data-example={name}
      className={`grid min-w-0 content-start gap-3 border-t border-line pt-3 ${wide ? "col-span-full" : ""}`}
    >
      <p className="text-xs text-ink-3">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function Examples({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {children}
    </div>
  );
}
