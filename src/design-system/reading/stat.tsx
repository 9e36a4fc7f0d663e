import { CountUp } from "./count-up.tsx";

/** A fact in a row of facts, such as those under the hero. */
export function Stat({
  value,
  label,
  countUp = true,
}: {
  value: string;
  label: string;
  countUp?: boolean;
}) {
  return (
    <p>
      <span className="figures block font-serif text-[2rem] leading-[1.1] tracking-[-0.01em]">
        {countUp ? <CountUp value={value} /> : value}
      </span>{" "}
      <span className="mt-1 block text-sm text-ink-3">{label}</span>
    </p>
  );
}
