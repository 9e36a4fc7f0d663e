import { type ComponentProps, type ReactNode, useId } from "react";

export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  title: ReactNode;
  note?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** One of several that may be picked together: a real checkbox, its whole card the target. */
export function ChoiceCard(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

export function Choice({
  type,
  title,
  note,
  id: givenId,
  onCheckedChange,
  onChange,
  ...native
}: ChoiceProps & { type: "checkbox" | "radio" }) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div className="choice">
      <input
        {...native}
        id={id}
        type={type}
        className="tick"
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
      />
      <div className="min-w-0 leading-[1.4]">
        <label htmlFor={id} className="tick-label">
          {title}
        </label>
        {note ? (
          <p id={`${id}-note`} className="field-hint">
            {note}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** One of several that exclude each other: give all of a group the same `name`. */
export function ChoiceRadio(props: ChoiceProps & { name: string }) {
  return <Choice type="radio" {...props} />;
}
