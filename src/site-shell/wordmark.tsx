import { firm } from "#content/firm.ts";

export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5 font-serif text-[min(1.5rem,7.5vw)] leading-none tracking-tight">
      <span
        aria-hidden="true"
        className="rounded-tag border-[1.5px] border-current px-1.5 pt-1.5 pb-1 text-[0.7em] leading-none text-pine italic"
      >
        Rx
      </span>
      {firm.name}
    </span>
  );
}
