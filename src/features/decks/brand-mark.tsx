import { firm } from "#content/firm.ts";

/** The firm's name as it stands on slides and on the gate. Sized by the text around it. */
export function BrandMark() {
  return (
    <span className="brand-mark">
      <span aria-hidden="true">Rx</span>
      {firm.name}
    </span>
  );
}
