export interface Outcome {
  label: string;
  value: string;
  note?: string;
}

/** The last lines of a card's list: what the case would save and what it would lose, in one size. */
export function Outcomes({ lines }: { lines: readonly Outcome[] }) {
  return lines.map(({ label, value, note }) => (
    <div key={label} className="slip-row case-outcome">
      <dt>
        {label} {note ? <small className="slip-note">{note}</small> : null}
      </dt>
      <dd>{value}</dd>
    </div>
  ));
}
