import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldHint } from "./field.tsx";

export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  title: ReactNode;
  note?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** A checkbox whose whole card is the target. Several may be ticked. */
export function ChoiceCard(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** A radio button as a card. All of a group need the same `name`. */
export function ChoiceRadio(props: ChoiceProps & { name: string }) {
  return <Choice type="radio" {...props} />;
}

const card = { box: "choice", words: "min-w-0 leading-[1.4]" };

export function Choice(
  props: ChoiceProps & { type: "checkbox" | "radio"; look?: { box: string; words: string } },
) {
  const { title, note, look = card, onCheckedChange, onChange, ...native } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  return (
    <div className={look.box}>
      <input
        aria-describedby={note ? `${id}-hint` : undefined}
        {...native}
        id={id}
        className="tick"
        onChange={onCheckedChange ? (event) => onCheckedChange(event.target.checked) : onChange}
      />
      <div className={look.words}>
        <label htmlFor={id} className="tick-label">
          {title}
        </label>
        <FieldHint id={id}>{note}</FieldHint>
      </div>
    </div>
  );
}
