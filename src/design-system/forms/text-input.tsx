import { type ComponentProps, useId } from "react";
import { Field, type FieldWords } from "./field.tsx";

type Shared = FieldWords & { onValueChange?: (text: string) => void };
type SingleLine = Shared & { multiline?: false } & ComponentProps<"input">;
type MultiLine = Shared & { multiline: true } & ComponentProps<"textarea">;

export function TextInput(props: SingleLine | MultiLine) {
  const generatedId = useId();
  const { label, hint, error, id = generatedId, required, onValueChange } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => {
        if (props.multiline) {
          const {
            label: _l,
            hint: _h,
            error: _e,
            onValueChange: _v,
            multiline: _m,
            ...native
          } = props;
          return (
            <textarea
              rows={5}
              {...native}
              {...control}
              onChange={
                onValueChange ? (event) => onValueChange(event.target.value) : native.onChange
              }
              className="control"
            />
          );
        }
        const {
          label: _l,
          hint: _h,
          error: _e,
          onValueChange: _v,
          multiline: _m,
          ...native
        } = props;
        return (
          <input
            type="text"
            {...native}
            {...control}
            onChange={
              onValueChange ? (event) => onValueChange(event.target.value) : native.onChange
            }
            className="control"
          />
        );
      }}
    </Field>
  );
}
