import { firm } from "#content/firm.ts";

/** The firm's logo, of content/logo.svg, with the firm's name. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5 font-serif text-[min(1.5rem,7.5vw)] leading-none tracking-tight">
      <img src="/logo.svg" alt="" className="h-[1.2em] w-[1.35em] max-w-none object-contain" />
      {firm.name}
    </span>
  );
}
