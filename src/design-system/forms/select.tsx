import chevronDown from "lucide:chevron-down";
import { type ComponentProps, useId } from "react";
import { Icon } from "../actions/icon.tsx";
import { Field, type FieldWords } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export function Select(
  props: FieldWords &
    Omit<ComponentProps<"select">, "children" | "multiple"> & {
      options: readonly SelectOption[];
      onValueChange?: (value: string) => void;
    },
) {
  const { label, hint, error, id, required, options, onValueChange, onChange, ...native } = props;
  const generatedId = useId();
  return (
    <Field id={id ?? generatedId} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="control-affix">
          <select
            {...native}
            {...control}
            onChange={onValueChange ? (event) => onValueChange(event.target.value) : onChange}
            className="control"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="right-3.5">
            <Icon drawing={chevronDown} className="size-5" />
          </span>
        </div>
      )}
    </Field>
  );
}
