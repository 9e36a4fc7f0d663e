import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Select, type SelectOption } from "#design-system/forms/select.tsx";

/** How long a choice made with the keyboard can be taken back before it is saved. */
const PAUSE_MS = 2000;

/** `onPaper`: instead of its label where that depends on who reads it, such as `Me`. */
export type PickerOption = SelectOption & { onPaper?: string };

/**
 * A list whose choice is saved: at once by a press, with the keyboard by Enter, by leaving the field
 * or after a pause. Escape takes back what is not saved yet, because the arrow keys choose each
 * entry that they pass. On paper it is plain text, which is not cut off.
 */
export function Picker(props: {
  id: string;
  label: string;
  value: string;
  options: readonly PickerOption[];
  disabled?: boolean;
  onChoose: (value: string) => void;
}) {
  const { id, label, value, options, disabled, onChoose } = props;
  const [chosen, setChosen] = useState<string>();
  const byKeyboard = useRef(false);
  const shown = options.find((option) => option.value === value);

  function save(choice: string | undefined) {
    setChosen(undefined);
    if (choice !== undefined && choice !== value) onChoose(choice);
  }
  const saveLater = useEffectEvent(() => save(chosen));
  useEffect(() => {
    if (chosen === undefined) return;
    const later = setTimeout(() => saveLater(), PAUSE_MS);
    return () => clearTimeout(later);
  }, [chosen]);

  return (
    <>
      <div className="min-w-0 print:hidden">
        <Select
          id={id}
          label={label}
          value={chosen ?? value}
          options={options}
          disabled={disabled}
          onPointerDown={() => {
            byKeyboard.current = false;
          }}
          onKeyDown={(event) => {
            byKeyboard.current = true;
            // Leaving the field saves, and gives the single keys back.
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key !== "Escape" || chosen === undefined) return;
            // Only the choice is left, not the field and the person.
            event.preventDefault();
            setChosen(undefined);
          }}
          onBlur={() => save(chosen)}
          onValueChange={(choice) => (byKeyboard.current ? setChosen(choice) : save(choice))}
        />
      </div>
      <p className="hidden print:block">
        <span className="text-ink-3">{label}</span> {shown?.onPaper ?? shown?.label}
      </p>
    </>
  );
}
