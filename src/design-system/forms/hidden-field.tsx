import { useId } from "react";

/** For programs that fill in every field: people neither see it nor reach it. */
export function HiddenField() {
  const id = useId();
  return (
    <div hidden>
      <label htmlFor={id}>Website</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
