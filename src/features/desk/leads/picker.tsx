import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Select, type SelectOption } from "#design-system/forms/select.tsx";

/** How long a choice made with the keyboard can be taken back before it is saved. */
const PAUSE_MS = 2000;

/**
 * A list whose choice is saved: at once by a press, with the keyboard by Enter, by leaving the field
 * or after a pause. Escape takes back what is not saved yet, because the arrow keys choose each
 * entry that they pass.
 */
export function Picker(props: {
  id: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
}) {
  const { id, label, value, options, onChoose } = props;
  const [chosen, setChosen] = useState<string>();
  const byKeyboard = useRef(false);

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
    <Select
      id={id}
      label={label}
      value={chosen ?? value}
      options={options}
      onPointerDown={() => {
        byKeyboard.current = false;
      }}
      onKeyDown={(event) => {
        byKeyboard.current = true;
        if (event.key === "Enter") save(chosen);
        if (event.key !== "Escape" || chosen === undefined) return;
        // Only the choice is left, not the field and the lead.
        event.preventDefault();
        setChosen(undefined);
      }}
      onBlur={() => save(chosen)}
      onValueChange={(choice) => (byKeyboard.current ? setChosen(choice) : save(choice))}
    />
  );
}
