import { type ReactNode, useId } from "react";
import { describedBy, FieldError } from "./field.tsx";

const columnClasses = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" };

/** The question above a set of choices. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  columns = 1,
  hideLegend = false,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  columns?: 1 | 2 | 3;
  hideLegend?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, hint)} className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "field-label"}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <div className={`mt-3 grid gap-2.5 ${columnClasses[columns]}`}>{children}</div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
