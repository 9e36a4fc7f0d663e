/** The visitor's position: dots, and words for screen readers. */
export function StepDots(props: {
  /** Counted from 1. */
  current: number;
  total?: number;
  label: string;
}) {
  const { total = 4 } = props;
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <span aria-hidden="true" className="flex gap-2">
        {steps.map((step) => (
          <span
            key={step}
            className={`h-[9px] rounded-full transition-[width,background-color] duration-300 motion-reduce:transition-none ${step === props.current ? "w-[26px] bg-leaf" : step < props.current ? "w-[9px] bg-leaf/55" : "w-[9px] bg-line-strong"}`}
          />
        ))}
      </span>
      <p className="text-sm leading-snug text-ink-3">
        Step {props.current} of {total} · {props.label}
      </p>
    </div>
  );
}
