import { firm } from "#content/firm.ts";

/** The firm's name on slides and on the gate. Its size follows the text around it. */
export function BrandMark() {
  return (
    <span className="brand-mark">
      <span aria-hidden="true">Rx</span>
      {firm.name}
    </span>
  );
}
