import { type ComponentProps, type ReactNode, useId } from "react";

export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  title: ReactNode;
  note?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** A checkbox whose whole card is the target. Several may be ticked. */
export function ChoiceCard(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

export function Choice(props: ChoiceProps & { type: "checkbox" | "radio" }) {
  const { type, title, note, id: givenId, onCheckedChange, onChange, ...native } = props;
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

/** A radio button as a card. All of a group need the same `name`. */
export function ChoiceRadio(props: ChoiceProps & { name: string }) {
  return <Choice type="radio" {...props} />;
}
