import { type IconName, NamedIcon } from "#design-system/reading/named-icon.tsx";

export interface Outcome {
  label: string;
  value: string;
  note?: string;
}

interface CaseHeadProps {
  icon: IconName;
  specialty: string;
  employmentType: string;
  location: string;
  year: number;
}

/** The top of a card: who and where. */
export function CaseHead({ icon, specialty, employmentType, location, year }: CaseHeadProps) {
  return (
    <div className="slip-head case-head">
      <h3 className="flex items-center gap-2.5">
        <NamedIcon name={icon} className="size-5 shrink-0 text-leaf" />
        {specialty}
      </h3>
      <p>
        {employmentType}
        <br />
        {location} · {year}
      </p>
    </div>
  );
}

/** The lines of a card, and last what the case would save and what it would lose, in one size. */
export function CaseLines(props: { lines: readonly Outcome[]; outcomes: readonly Outcome[] }) {
  return (
    <dl className="slip-rows case-lines">
      {props.lines.map(({ label, value }) => (
        <div key={label} className="slip-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {props.outcomes.map(({ label, value, note }) => (
        <div key={label} className="slip-row case-outcome">
          <dt>
            {label} {note ? <small className="slip-note">{note}</small> : null}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
