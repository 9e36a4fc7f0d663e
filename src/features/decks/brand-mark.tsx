import { firm } from "#content/firm.ts";

/** The firm's name on slides and on the gate. Its size follows the text around it. */
export function BrandMark() {
  return (
    <span className="brand-mark inline-flex items-center gap-[0.45em] font-serif text-[1.5rem]/none font-medium tracking-[-0.01em]">
      <span
        aria-hidden="true"
        className="pt-[0.28em] pb-[0.2em] px-[0.3em] border-[1.5px] border-current rounded-tag text-[0.7em] italic text-pine"
      >
        Rx
      </span>
      {firm.name}
    </span>
  );
}
