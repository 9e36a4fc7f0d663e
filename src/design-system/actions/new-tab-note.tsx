import { ArrowUpRight } from "lucide-react";

/** Says to eyes and ears that a link leaves for a new tab. */
export function NewTabNote() {
  return (
    <>
      <ArrowUpRight aria-hidden="true" className="size-[1em] shrink-0 opacity-80" />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
