import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldError } from "./field.tsx";

export function Checkbox(
  props: Omit<ComponentProps<"input">, "type"> & {
    label: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
    onCheckedChange?: (checked: boolean) => void;
  },
) {
  const { label, hint, error, id: givenId, onCheckedChange, onChange, ...native } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div>
      <div className="relative flex min-h-11 gap-3 py-2.5">
        <input
          {...native}
          id={id}
          type="checkbox"
          className="tick"
          aria-describedby={describedBy(id, hint)}
          aria-invalid={error ? true : undefined}
          onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
        />
        <div className="leading-normal">
          <label htmlFor={id} className="tick-label">
            {label}
          </label>
          {hint ? (
            <p id={`${id}-hint`} className="field-hint">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
