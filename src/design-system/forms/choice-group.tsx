import { type ReactNode, useId } from "react";
import { describedBy, FieldHint } from "./field.tsx";

const columnClasses = { 1: "", 2: "sm:grid-cols-2", 3: "min-[600px]:grid-cols-3" };

export function ChoiceGroup(props: {
  legend: ReactNode;
  hint?: ReactNode;
  columns?: 1 | 2 | 3;
  hideLegend?: boolean;
  children: ReactNode;
}) {
  const { columns = 1, hideLegend = false } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, props.hint)} className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "field-label"}>{props.legend}</legend>
      <FieldHint id={id}>{props.hint}</FieldHint>
      <div className={`mt-3 grid gap-2.5 ${columnClasses[columns]}`}>{props.children}</div>
    </fieldset>
  );
}
